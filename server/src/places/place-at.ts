import type { Place } from '@pito/contracts/places'
import type { Context } from '../platform/context.ts'
import { addressNear } from './addresses.ts'
import { gazetteer } from './gazetteer.ts'
import type { Point } from './geocoder.ts'

/** The address there, or else the nearest postcode; null outside Finland. */
export async function placeAt(ctx: Context, point: Point): Promise<Place | null> {
  const postcode = gazetteer.nearest(point)
  return postcode && ((await addressNear(ctx, point)) ?? postcode)
}
