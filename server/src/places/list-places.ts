import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Place, searchPlaces } from '@pito/contracts/places'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { addressesLike } from './addresses.ts'
import { gazetteer } from './gazetteer.ts'

/**
 * Matches a text that may contain the name of a street. A street name has at least three letters, so a postcode alone
 * is not looked up as an address.
 */
const mayBeStreet = /\p{L}{3}/u

export async function listPlaces(
  ctx: Context,
  { search, limit }: Input<typeof searchPlaces>,
): Promise<Answer<typeof searchPlaces>> {
  return ok(await placesLike(ctx, search, limit))
}

/** Returns the matching towns and postcodes first, and then addresses up to the limit. */
async function placesLike(ctx: Context, search: string, limit: number): Promise<Place[]> {
  const own = gazetteer.search(search, limit)
  if (own.length === limit || !mayBeStreet.test(search)) return own
  return [...own, ...(await addressesLike(ctx, search.trim()))].slice(0, limit)
}
