import { onServer } from '../page/page.ts'
import { withHead } from '../page/with-head.ts'
import { loadTyre } from './load-tyre.ts'
import { translatedTyrePath } from './translated-tyre-path.ts'
import { namedTyre } from './tyre-client-loaders.ts'
import { tyreHead } from './tyre-for-search-engines.ts'
import { TyrePage } from './tyre-page.tsx'

export { tyreMeta as meta } from './tyre-meta.ts'

export const loader = withHead(onServer(loadTyre), tyreHead)
export const clientLoader = namedTyre
export const handle = {
  cacheBy: [],
  languages: { renkaat: 'fi', tyres: 'en' },
  translate: translatedTyrePath,
}

export default function Tyre() {
  return <TyrePage />
}
