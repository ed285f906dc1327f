import { onServer } from '../page/page.ts'
import { withHead } from '../page/with-head.ts'
import { loadTyreById } from './load-tyre.ts'
import { numberedTyre } from './tyre-client-loaders.ts'
import { tyreHead } from './tyre-for-search-engines.ts'
import { TyrePage } from './tyre-page.tsx'

export { tyreMeta as meta } from './tyre-meta.ts'

export const loader = withHead(onServer(loadTyreById), tyreHead)
export const clientLoader = numberedTyre
export const handle = { cacheBy: [] }

export default function TyreById() {
  return <TyrePage />
}
