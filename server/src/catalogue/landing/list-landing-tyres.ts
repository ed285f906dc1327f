import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getBrandTyres,
  getModelTyres,
  getTyreseasonTyres,
  getTyresizeTyres,
  getTyretypeTyres,
} from '@pito/contracts/landing'
import type { Ctx } from '../../platform/context.ts'
import { page } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { catalogueOf } from '../open-catalogue.ts'
import type { Filters } from '../search/filters.ts'
import { withFullSets } from '../with-full-sets.ts'
import { findLanding } from './find-landing.ts'
import type { Landing } from './landing.ts'

type Tyres = Promise<Answer<typeof getBrandTyres>>
type PageInput = Pick<Input<typeof getBrandTyres>, 'page' | 'per_page'>

const mostPopularFirst = { by: 'popularity', order: 'desc' } as const

export const listBrandTyres = (ctx: Ctx, asked: Input<typeof getBrandTyres>) =>
  listTyres(ctx, findLanding.brand(catalogueOf(ctx.platform), asked.name), asked)

export const listModelTyres = (ctx: Ctx, asked: Input<typeof getModelTyres>) =>
  listTyres(ctx, findLanding.model(catalogueOf(ctx.platform), asked.brand, asked.model), asked)

export const listTyretypeTyres = (ctx: Ctx, asked: Input<typeof getTyretypeTyres>) =>
  listTyres(ctx, findLanding.category(asked.category), asked)

export const listTyreseasonTyres = (ctx: Ctx, asked: Input<typeof getTyreseasonTyres>) =>
  listTyres(ctx, findLanding.season(asked.season), asked)

export function listTyresizeTyres(ctx: Ctx, asked: Input<typeof getTyresizeTyres>): Tyres {
  const catalogue = catalogueOf(ctx.platform)
  const size = findLanding.size(catalogue, asked.size)
  if (asked.brand === undefined || asked.model === undefined) return listTyres(ctx, size, asked)
  const model = findLanding.model(catalogue, asked.brand, asked.model) ?? refuse('not-found')
  return listTyres(ctx, size, asked, model.filters)
}

async function listTyres(
  ctx: Ctx,
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
