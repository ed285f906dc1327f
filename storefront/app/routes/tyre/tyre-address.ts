import type { getProductByNames } from '@pito/contracts/catalogue'
import type { Request } from '@pito/contracts/endpoint'
import type { Language } from '@pito/contracts/values/locale'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import { sizeOfSegment } from '@pito/contracts/values/tyre-size'
import { slugOf, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { listPaths } from '../../tyres/list-address.ts'

const longestSegment = 100
/** 121-119R is the longest there is. */
const longestVersion = 10

type Segments = Readonly<Record<string, string | undefined>>

/** What the address asks the API for; null where it cannot be a tyre's. */
export function tyreAsked(params: Segments): Request<typeof getProductByNames> | null {
  const { vehicle_type = '', tyre_season = '', tyre_size = '', brand = '', model = '' } = params
  const size = sizeOfSegment(tyre_size)
  if (!size || Object.values(params).some((text = '') => text.length > longestSegment)) return null
  const more = [params.load_speed_index, params.reinforced, params.pid].filter((text) => text !== undefined)
  const id = more.find((text) => /^\d{1,9}$/.test(text))
  if (more.some((text) => text.length > longestVersion)) return null
  const [index, reinforced] = more.filter((text) => text !== id)
  return {
    car_type: vehicle_type,
    season: tyre_season,
    width: size.width,
    aspect_ratio: size.aspectRatio,
    diameter: size.diameter,
    brand,
    model,
    ...(id !== undefined && { id }),
    ...(index !== undefined && { load_speed_index: index }),
    ...(reinforced !== undefined && { reinforced }),
  }
}

/** The same tyre in the other language: vehicle and season have names of their own there. */
export function twinOfTyrePath(path: string): string {
  const [, root, vehicle = '', season = '', ...rest] = path.split('/')
  const other: Language = root === 'tyres' ? 'fi' : 'en'
  const type = vehicleTypeOf(vehicle)
  const slugs = [type ? slugOf(type, other) : vehicle, seasonOf(season)?.[`slug_${other}`] ?? season]
  return [listPaths[other], ...slugs, ...rest].join('/')
}
