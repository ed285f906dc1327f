import type { Language } from '@pito/contracts/values/locale'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import { slugOf, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { onServer } from '../page/page.ts'
import { withHead } from '../page/with-head.ts'
import { listPaths } from '../tyres/list/list-address.ts'
import { loadTyre } from './load-tyre.ts'
import { namedTyre } from './tyre-client-loaders.ts'
import { tyreHead } from './tyre-for-search-engines.ts'
import { TyrePage } from './tyre-page.tsx'

/**
 * Returns the path of the tyre in the other language. The slugs of the vehicle and the season differ between the
 * languages.
 */
export function translatedTyrePath(path: string): string {
  const [, root, vehicle = '', season = '', ...rest] = path.split('/')
  const other: Language = root === 'tyres' ? 'fi' : 'en'
  const type = vehicleTypeOf(vehicle)
  const slugs = [type ? slugOf(type, other) : vehicle, seasonOf(season)?.[`slug_${other}`] ?? season]
  return [listPaths[other], ...slugs, ...rest].join('/')
}

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
