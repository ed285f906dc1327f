import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getBrandModels,
  getTyreseasonModels,
  getTyresizeModels,
  PopularModel,
} from '@pito/contracts/landing'
import { landingPath } from '@pito/contracts/values/landing'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Context } from '../../platform/context.ts'
import { page } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { brandOf, modelOf, pictureOf } from '../product-of.ts'
import type { SizeCount } from '../search-index/size-counts.ts'
import { findLanding } from './find-landing.ts'
import type { Landing } from './landing.ts'
import type { ModelOffer } from './model-store.ts'
import { readModelOffers } from './model-store.ts'
import { popularModels } from './popular-models.ts'
import { inches, tyresIn } from './range-of.ts'

type Models = Promise<Answer<typeof getBrandModels>>
type PageInput = Pick<Input<typeof getBrandModels>, 'page' | 'per_page'>

export const listBrandModels = (ctx: Context, input: Input<typeof getBrandModels>) =>
  listPopular(ctx, findLanding.brand(catalogueOf(ctx.platform), input.name), input)

export const listTyreseasonModels = (ctx: Context, input: Input<typeof getTyreseasonModels>) =>
  listPopular(ctx, findLanding.season(input.season), input)

export const listTyresizeModels = (ctx: Context, input: Input<typeof getTyresizeModels>) =>
  listPopular(ctx, findLanding.size(catalogueOf(ctx.platform), input.size), input)

/** Lists a page of popular models. One statement serves any number of models. */
async function listPopular(
  ctx: Context,
  landing: Landing | undefined,
  { page: number, per_page: perPage }: PageInput,
): Models {
  if (!landing) refuse('not-found')
  const catalogue = catalogueOf(ctx.platform)
  const models = popularModels(catalogue, landing.filters)
  const ids = models.slice((number - 1) * perPage, number * perPage).map(({ id }) => id)
  const size = landing.type === 'tyre_size' ? landing.size : null
  const offers = ids.length > 0 ? await readModelOffers(ctx.sql, ids, size) : []
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const sizes = catalogue.index.sizesOfModels(landing.filters, ids)
  const rows = ids.flatMap(
    (id) => rowOf(catalogue, byId.get(id), sizes.get(id) ?? [], languageOf(ctx.locale)) ?? [],
  )
  return page(rows, { total: models.length, page: number, perPage })
}

function rowOf(
  { brands, models }: Catalogue,
  offer: ModelOffer | undefined,
  sizes: readonly SizeCount[],
  language: Language,
): PopularModel | null {
  const model = offer && models.get(offer.id)
  const brand = model && brands.get(model.brandId)
  const [least, most] = [sizes[0], sizes.at(-1)]
  if (!brand || !least || !most) return null
  return {
    ...modelOf(model),
    brand: brandOf(brand),
    tyre_season_id: model.seasonId,
    short_description: language === 'fi' ? offer.shortDescriptionFi : offer.shortDescriptionEn,
    image: pictureOf(model.picture),
    in_stock: offer.available,
    min_price: offer.minCents === null ? null : offer.minCents / 100,
    sizes: sizes.length,
    tyres: tyresIn(sizes),
    min_diameter: inches(least),
    max_diameter: inches(most),
    link: landingPath('model', `${brand.slug}/${model.slug}`, language),
  }
}
