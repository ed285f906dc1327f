import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPlaceAt, Place } from '@pito/contracts/places'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { addressNear } from './addresses.ts'
import { gazetteer } from './gazetteer.ts'
import type { Point } from './geocoder.ts'

export async function showPlaceAt(
  ctx: Context,
  point: Input<typeof getPlaceAt>,
): Promise<Answer<typeof getPlaceAt>> {
  return ok((await placeAt(ctx, point)) ?? refuse('not-found'))
}

/** Returns the address at the point, or the nearest postcode if no address is near. Returns null outside Finland. */
async function placeAt(ctx: Context, point: Point): Promise<Place | null> {
  const postcode = gazetteer.nearest(point)
  return postcode && ((await addressNear(ctx, point)) ?? postcode)
}
