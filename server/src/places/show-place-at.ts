import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPlaceAt } from '@pito/contracts/places'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { gazetteer } from './gazetteer.ts'

/** The shop's own data suffice, so the visitor's coordinates are sent to no geocoder. */
export function showPlaceAt(_ctx: Context, point: Input<typeof getPlaceAt>): Answer<typeof getPlaceAt> {
  return ok(gazetteer.nearest(point) ?? refuse('not-found'))
}
