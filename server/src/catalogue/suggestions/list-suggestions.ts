import type { Answer, Input } from '@pito/contracts/endpoint'
import type { SearchSuggestion, suggestSearches } from '@pito/contracts/search'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { foldText } from '../find/fold-text.ts'
import { understand } from '../find/understand.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { placesNamed } from '../places-named.ts'
import { suggestNames } from './suggest-names.ts'
import { suggestPages } from './suggest-pages.ts'
import { suggestSizes, withoutUnfinishedSize } from './suggest-sizes.ts'
import { suggestTyres } from './suggest-tyres.ts'

const shortest = 2
const most = 8

/**
 * Suggests searches while a text is typed. Everything is read from memory, without a statement. Tyres fill the places
 * that the other suggestions leave.
 */
export async function listSuggestions(
  ctx: Context,
  { q }: Input<typeof suggestSearches>,
): Promise<Answer<typeof suggestSearches>> {
  const catalogue = catalogueOf(ctx.platform)
  const text = oneLineOf(q)
  if (text.length < shortest) return ok([])
  const folded = foldText(text)
  const named = withoutUnfinishedSize(folded, catalogue.vocabulary)
  const understanding = understand(named, catalogue.vocabulary, { isUnfinished: true })
  const places = await placesNamed(ctx, folded)
  const sizesAndNames = [
    ...suggestSizes(folded, catalogue.vocabulary),
    ...suggestNames(understanding, catalogue, ctx.now),
  ]
  const placesAndPages: SearchSuggestion[] = [
    ...places.map((place) => ({ ...place, group: 'service-points' as const, price_for_four: null })),
    ...(await suggestPages(ctx, folded)),
  ]
  const tyres = suggestTyres(understanding, catalogue, ctx.now)
  const left = Math.max(0, most - sizesAndNames.length - placesAndPages.length)
  return ok([...sizesAndNames, ...tyres.slice(0, left), ...placesAndPages].slice(0, most))
}
