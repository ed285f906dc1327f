import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPlaceAt } from '@pito/contracts/places'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { placeAt } from './place-at.ts'

export async function showPlaceAt(
  ctx: Context,
  point: Input<typeof getPlaceAt>,
): Promise<Answer<typeof getPlaceAt>> {
  return ok((await placeAt(ctx, point)) ?? refuse('not-found'))
}
