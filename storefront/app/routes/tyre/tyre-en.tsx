import { page } from '../../api/page.ts'
import { loadTyre } from './load-tyre.ts'
import { twinOfTyrePath } from './tyre-address.ts'
import { TyrePage } from './tyre-page.tsx'

export { tyreMeta as meta } from './tyre-meta.ts'

const load = page(loadTyre)
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { keep: [], language: 'en', twin: twinOfTyrePath }

export default function TyreEn() {
  return <TyrePage />
}
