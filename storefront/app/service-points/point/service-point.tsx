import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { loadPoint, translatedPointPath } from './load-point.ts'
import { pointHead } from './point-for-search-engines.ts'
import { PointPage } from './point-page.tsx'

export { pointMeta as meta } from './point-meta.ts'

// The page is not cached, because the next free time changes with each booking.
const load = page(loadPoint)
export const loader = withHead(load.onServer, pointHead)
export const clientLoader = load.inBrowser
export const handle = {
  languages: { asennuspiste: 'fi', 'service-point': 'en' },
  translate: translatedPointPath,
}

export default function ServicePoint() {
  return <PointPage />
}
