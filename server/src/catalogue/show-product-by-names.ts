import type { getProductByNames } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { seasonOf } from '@pito/contracts/values/tyre-season'
import { vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { readIdsByNames } from './card-store.ts'
import { findLanding } from './landing/find-landing.ts'
import { catalogueOf } from './open-catalogue.ts'
import { productOf } from './product-of.ts'
import { readCards } from './read-offers.ts'
import { choosesVersion } from './rules/chooses-version.ts'
import { productDetails } from './show-product.ts'
import { shownArticle } from './shown-article.ts'

/**
 * Shows the article that a product page's URL refers to. If several articles match, the last segments of the URL
 * decide; otherwise the cheapest one in stock is shown. An article off sale is shown as sold out.
 */
export async function showProductByNames(
  ctx: Context,
  names: Input<typeof getProductByNames>,
): Promise<Answer<typeof getProductByNames>> {
  const vehicleType = vehicleTypeOf(names.car_type)
  const season = seasonOf(names.season)
  if (!vehicleType || !season) refuse('not-found')
  const present = presentSlugs(ctx, names)
  const ids = await readIdsByNames(ctx.sql, {
    vehicleTypeId: vehicleType.id,
    seasonId: season.id,
    width: names.width,
    aspect: names.aspect_ratio,
    diameter: names.diameter,
    ...present,
  })
  const rows = await readCards(ctx, ids, { withdrawn: true })
  const chosen = ids
    .flatMap((id) => rows.find((row) => row.id === id) ?? [])
    .find((row) => choosesVersion(names, productOf(row, ctx.now)))
  const shown = await shownArticle(ctx, chosen)
  return ok({
    ...(await productDetails(ctx, shown, names.without)),
    moved: shown.id !== chosen?.id || present.isFormer,
  })
}

/** Returns the present slugs of a brand and a model, which may be named by their former slugs. */
function presentSlugs({ platform }: Context, names: { readonly brand: string; readonly model: string }) {
  const [brandSlug, modelSlug] = [names.brand.toLowerCase(), names.model.toLowerCase()]
  const landing = findLanding.model(catalogueOf(platform), brandSlug, modelSlug)
  if (!landing) return { brandSlug, modelSlug, isFormer: false }
  const { brand, model } = landing
  const isFormer = brand.slug !== brandSlug || model.slug !== modelSlug
  return { brandSlug: brand.slug, modelSlug: model.slug, isFormer }
}
