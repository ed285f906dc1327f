import type { Answer, Input } from '@pito/contracts/endpoint'
import type { searchPlaces } from '@pito/contracts/places'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { placesLike } from './places-like.ts'

export async function listPlaces(
  ctx: Context,
  { search, limit }: Input<typeof searchPlaces>,
): Promise<Answer<typeof searchPlaces>> {
  return ok(await placesLike(ctx, search, limit))
}
