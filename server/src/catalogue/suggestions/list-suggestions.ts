import type { Answer, Input } from '@pito/contracts/endpoint'
import type { suggestSearches } from '@pito/contracts/search'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { understand } from '../text-search/understand.ts'
import { suggestNames } from './suggest-names.ts'
import { suggestSizes } from './suggest-sizes.ts'
import { suggestTargets } from './suggest-targets.ts'
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
  const understanding = understand(text, catalogue.vocabulary, { isUnfinished: true })
  const targets = await suggestTargets(ctx, catalogue, understanding)
  const sizesAndNames = [
    ...suggestSizes(understanding.besidesVehicles, catalogue.vocabulary),
    ...suggestNames(understanding, catalogue, ctx.now),
  ].slice(0, most - targets.length)
  const tyres = suggestTyres(understanding, catalogue, ctx.now)
  const left = most - sizesAndNames.length - targets.length
  return ok([...sizesAndNames, ...tyres.slice(0, left), ...targets])
}
