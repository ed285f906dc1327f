import { page } from '../../api/page.ts'
import { withHead } from '../../seo/with-head.ts'
import { loadTyre } from './load-tyre.ts'
import { twinOfTyrePath } from './tyre-address.ts'
import { tyreHead } from './tyre-for-search-engines.ts'
import { TyrePage } from './tyre-page.tsx'

export { tyreMeta as meta } from './tyre-meta.ts'

const load = page(loadTyre)
export const loader = withHead(load.onServer, tyreHead)
export const clientLoader = load.inBrowser
export const handle = { keep: [], language: 'en', twin: twinOfTyrePath }

export default function TyreEn() {
  return <TyrePage />
}
