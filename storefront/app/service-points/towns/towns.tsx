import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { loadTowns, translatedTownPath } from './load-towns.ts'
import { townsHead } from './towns-for-search-engines.ts'
import { TownsPage } from './towns-page.tsx'
import { townsTitle } from './towns-title.ts'

const load = page(loadTowns)
export const loader = withHead(load.onServer, townsHead)
export const clientLoader = load.inBrowser
export const handle = {
  cacheBy: ['service_id'],
  languages: { asennuspisteet: 'fi', 'service-points': 'en' },
  translate: translatedTownPath,
}
export const meta = townsTitle

export default function Towns() {
  return <TownsPage />
}
