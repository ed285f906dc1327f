import type { Answer, Input } from '@pito/contracts/endpoint'
import type { searchPlaces } from '@pito/contracts/places'
import type { Ctx } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { gazetteer } from './gazetteer.ts'

export function listPlaces(
  _ctx: Ctx,
  { search, limit }: Input<typeof searchPlaces>,
): Answer<typeof searchPlaces> {
  return ok(gazetteer.search(search, limit))
}
