import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { loadTown, translatedTownPath } from './load-towns.ts'
import { TownPage } from './town-page.tsx'
import { townHead } from './towns-for-search-engines.ts'
import { townTitle } from './towns-title.ts'

// The page is not cached, because the next free time changes with each booking.
const load = page(loadTown)
export const loader = withHead(load.onServer, townHead)
export const clientLoader = load.inBrowser
export const handle = {
  languages: { asennuspisteet: 'fi', 'service-points': 'en' },
  translate: translatedTownPath,
}
export const meta = townTitle

export default function Town() {
  return <TownPage />
}
