import type { getProductByNames } from '@pito/contracts/catalogue'
import type { Request } from '@pito/contracts/endpoint'
import { sizeOfSegment } from '@pito/contracts/values/tyre-size'

const segment = /^\P{Cc}{0,100}$/u
/** No optional segment of a tyre's path is longer than this. The longest load and speed index is 121-119R. */
const longestVersion = 10

type Segments = Readonly<Record<string, string | undefined>>

/** Returns the API request for the parts of a tyre's path. Returns null if no tyre can have such a path. */
export function tyreRequest(params: Segments): Request<typeof getProductByNames> | null {
  const { vehicle_type = '', tyre_season = '', tyre_size = '', brand = '', model = '' } = params
  const size = sizeOfSegment(tyre_size)
  if (!size || Object.values(params).some((text = '') => !segment.test(text))) return null
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

/** Reads a product id from a part of the URL. Returns null if the text cannot be a product id. */
export function tyreIdOf(text = ''): string | null {
  return /^[1-9]\d{0,8}$/.test(text) ? text : null
}
