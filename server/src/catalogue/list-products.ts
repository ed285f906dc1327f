import type { getProducts } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { page } from '../platform/http/calls.ts'
import { filtersOf } from './filters-of.ts'
import { catalogueOf } from './open-catalogue.ts'
import { sortOf } from './sort-of.ts'
import { withFullSets } from './with-full-sets.ts'

export async function listProducts(
  ctx: Context,
  query: Input<typeof getProducts>,
): Promise<Answer<typeof getProducts>> {
  const catalogue = catalogueOf(ctx.platform)
  const { page: number, per_page: perPage = ctx.platform.config.productsPerPage } = query
  const { ids, total } = catalogue.index.query(await filtersOf(ctx, query), sortOf(query), {
    page: number,
    perPage,
  })
  const products = await withFullSets(ctx, await catalogue.productsOf(ids, ctx.now))
  return page(products, { total, page: number, perPage })
}
