import type { Place } from '@pito/contracts/places'
import type { Ctx } from '../platform/context.ts'
import { placesLike } from './places-like.ts'

/** The best match for a text sent as typed: without JavaScript nobody chooses from a list. */
export async function findPlace(ctx: Ctx, search: string): Promise<Place | null> {
  const [place] = await placesLike(ctx, search, 1)
  return place ?? null
}
