import type { Answer, Input } from '@pito/contracts/endpoint'
import type { searchProducts } from '@pito/contracts/search'
import { languageOf } from '@pito/contracts/values/locale'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import type { Context } from '../platform/context.ts'
import { page } from '../platform/http/calls.ts'
import { filtersOf } from './filters-of.ts'
import { catalogueOf } from './open-catalogue.ts'
import type { Filters, Found, Page, Sort } from './search-index/filters.ts'
import type { SearchIndex } from './search-index/search-index.ts'
import type { SortQuery } from './sort-of.ts'
import { sortOf } from './sort-of.ts'
import { findAnswers } from './targets/find-answers.ts'
import { findTargets } from './targets/find-targets.ts'
import { describeSearch } from './text-search/describe-search.ts'
import { orderOfParts } from './text-search/filters-of-parts.ts'
import { searchFilters } from './text-search/search-filters.ts'
import { productsIn, understand } from './text-search/understand.ts'
import { withFullSets } from './with-full-sets.ts'

/** Lists the tyres that a search text means, and says how the text was understood. */
export async function searchForProducts(
  ctx: Context,
  { q, as_typed, page: number, per_page, with: _with, ...query }: Input<typeof searchProducts>,
): Promise<Answer<typeof searchProducts>> {
  const catalogue = catalogueOf(ctx.platform)
  const sidebar = await filtersOf(ctx, query)
  const text = oneLineOf(q)
  const understanding = understand(text, catalogue.vocabulary, { isAsTyped: as_typed === '1' })
  const search = searchFilters(catalogue.index, understanding, { sidebar, now: ctx.now })
  const sort = sortOfSearch(query, orderOfParts(understanding))
  const paging = { page: number, perPage: per_page ?? ctx.platform.config.productsPerPage }
  const products = productsIn(understanding)
  const found = pageOfIndex(catalogue.index, search.filters, sort, paging)
  const { ids, total } = products.length > 0 ? pageOf(products, paging) : found
  const cards = await withFullSets(ctx, await catalogue.productsOf(ids, ctx.now))
  const targets = await findTargets(ctx, catalogue, understanding)
  const { filters } = search
  const answers = await findAnswers(ctx, catalogue, { understanding, filters, found: targets })
  const { vehicleTypes: vehicles } = found
  const language = languageOf(ctx.locale)
  const named = { ...targets, answers }
  const searched = {
    text,
    language,
    understanding,
    search,
    sidebar,
    now: ctx.now,
    total,
    vehicles,
    found: named,
  }
  return { ...page(cards, { total, ...paging }), understood: describeSearch(searched, catalogue) }
}

/** Returns the order of the result. An order that the words ask for counts until the visitor chooses another one. */
function sortOfSearch(query: SortQuery, asked: Sort | null): Sort {
  if (!asked || query.priority || query.sort_by !== 'relevance') return sortOf(query)
  const { preferred = [], ...chosen } = sortOf({ ...query, seasons_first: undefined })
  return { ...chosen, ...asked, preferred: [...preferred, ...(asked.preferred ?? [])] }
}

function pageOfIndex(index: SearchIndex, filters: Filters | null, sort: Sort, paging: Page) {
  return filters ? index.queryWithVehicles(filters, sort, paging) : { ids: [], total: 0, vehicleTypes: [] }
}

function pageOf(ids: readonly number[], { page: number, perPage }: Page): Found {
  return { ids: ids.slice((number - 1) * perPage, number * perPage), total: ids.length }
}
