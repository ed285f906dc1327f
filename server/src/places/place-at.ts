import type { Place } from '@pito/contracts/places'
import type { Ctx } from '../platform/context.ts'
import { gazetteer } from './gazetteer.ts'

/** The nearest postcode; null outside Finland. */
export function placeAt(
  _ctx: Ctx,
  point: { readonly latitude: number; readonly longitude: number },
): Promise<Place | null> {
  return Promise.resolve(gazetteer.nearest(point))
}
