import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getBrandTyres,
  getModelTyres,
  getTyreseasonTyres,
  getTyresizeTyres,
  getTyretypeTyres,
} from '@pito/contracts/landing'
import type { Context } from '../../platform/context.ts'
import { page } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { catalogueOf } from '../open-catalogue.ts'
import type { Filters } from '../search-index/filters.ts'
import { withFullSets } from '../with-full-sets.ts'
import { findLanding } from './find-landing.ts'
import type { Landing } from './landing.ts'

type Tyres = Promise<Answer<typeof getBrandTyres>>
type PageInput = Pick<Input<typeof getBrandTyres>, 'page' | 'per_page'>

const mostPopularFirst = { by: 'popularity', order: 'desc' } as const

export const listBrandTyres = (ctx: Context, input: Input<typeof getBrandTyres>) =>
  listTyres(ctx, findLanding.brand(catalogueOf(ctx.platform), input.name), input)

export const listModelTyres = (ctx: Context, input: Input<typeof getModelTyres>) =>
  listTyres(ctx, findLanding.model(catalogueOf(ctx.platform), input.brand, input.model), input)

export const listTyretypeTyres = (ctx: Context, input: Input<typeof getTyretypeTyres>) =>
  listTyres(ctx, findLanding.category(input.category), input)

export const listTyreseasonTyres = (ctx: Context, input: Input<typeof getTyreseasonTyres>) =>
  listTyres(ctx, findLanding.season(input.season), input)

export function listTyresizeTyres(ctx: Context, input: Input<typeof getTyresizeTyres>): Tyres {
  const catalogue = catalogueOf(ctx.platform)
  const size = findLanding.size(catalogue, input.size)
  if (input.brand === undefined || input.model === undefined) return listTyres(ctx, size, input)
  const model = findLanding.model(catalogue, input.brand, input.model) ?? refuse('not-found')
  return listTyres(ctx, size, input, model.filters)
}

async function listTyres(
  ctx: Context,
  landing: Landing | undefined,
  { page: number, per_page: perPage }: PageInput,
  narrower: Filters = {},
): Tyres {
  if (!landing) refuse('not-found')
  const catalogue = catalogueOf(ctx.platform)
  const filters = { ...landing.filters, ...narrower }
  const { ids, total } = catalogue.index.query(filters, mostPopularFirst, { page: number, perPage })
  const products = await withFullSets(ctx, await catalogue.productsOf(ids, ctx.now))
  return page(products, { total, page: number, perPage })
}
