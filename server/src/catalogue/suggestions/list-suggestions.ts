import type { Answer, Input } from '@pito/contracts/endpoint'
import type { SearchSuggestion, suggestSearches } from '@pito/contracts/search'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { oneLineOf } from '../find/one-line-of.ts'
import { understand } from '../find/understand.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { suggestNames } from './suggest-names.ts'
import { suggestPoints } from './suggest-points.ts'
import { suggestSizes } from './suggest-sizes.ts'
import { suggestTyres } from './suggest-tyres.ts'

const shortest = 2
const most = 8

/** Suggests searches while a text is typed. Everything is read from memory, without a statement. */
export async function listSuggestions(
  ctx: Context,
  { q }: Input<typeof suggestSearches>,
): Promise<Answer<typeof suggestSearches>> {
  const catalogue = catalogueOf(ctx.platform)
  const text = oneLineOf(q)
  if (text.length < shortest) return ok([])
  const understanding = understand(text, catalogue.vocabulary, { isUnfinished: true })
  const suggestions: SearchSuggestion[] = [
    ...suggestSizes(understanding, catalogue.vocabulary),
    ...suggestNames(understanding, catalogue),
    ...suggestTyres(understanding, catalogue),
    ...(await suggestPoints(ctx, understanding.folded)),
  ]
  return ok(suggestions.slice(0, most))
}
