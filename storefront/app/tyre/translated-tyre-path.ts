import type { Language } from '@pito/contracts/values/locale'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import { slugOf, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { listPaths } from '../tyres/list/list-address.ts'

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
