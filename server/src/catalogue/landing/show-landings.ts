import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getBrand, getModel, getTyreCategory, getTyreSeason, getTyreSize } from '@pito/contracts/landing'
import { landingPath } from '@pito/contracts/values/landing'
import { seasonOfId, tyreSeasons } from '@pito/contracts/values/tyre-season'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { landingOfSize, sizeText } from '@pito/contracts/values/tyre-size'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { brandOf, modelOf, pictureOf } from '../product-of.ts'
import { findLanding } from './find-landing.ts'
import type { Landing } from './landing.ts'
import { rangeOf } from './range-of.ts'

export function showCategory(
  ctx: Context,
  { category }: Input<typeof getTyreCategory>,
): Answer<typeof getTyreCategory> {
  const landing = findLanding.category(category) ?? refuse('not-found')
  return ok({ ...landing.category, ...landingFields(ctx, landing) })
}

export function showSeason(
  ctx: Context,
  { season }: Input<typeof getTyreSeason>,
): Answer<typeof getTyreSeason> {
  const landing = findLanding.season(season) ?? refuse('not-found')
  return ok({ ...landing.season, ...landingFields(ctx, landing) })
}

export function showSize(ctx: Context, { size }: Input<typeof getTyreSize>): Answer<typeof getTyreSize> {
  const landing = findLanding.size(catalogueOf(ctx.platform), size) ?? refuse('not-found')
  return ok({
    name: sizeText(landing.size),
    slug: landingOfSize(landing.size),
    ...measuresOf(landing.size),
    ...landingFields(ctx, landing),
  })
}

export function showBrand(ctx: Context, { slug }: Input<typeof getBrand>): Answer<typeof getBrand> {
  const landing = findLanding.brand(catalogueOf(ctx.platform), slug) ?? refuse('not-found')
  return ok({ ...brandOf(landing.brand), ...landingFields(ctx, landing) })
}

export function showModel(ctx: Context, { brand, model }: Input<typeof getModel>): Answer<typeof getModel> {
  const landing = findLanding.model(catalogueOf(ctx.platform), brand, model) ?? refuse('not-found')
  return ok({
    ...modelOf(landing.model),
    brand: brandOf(landing.brand),
    tyreSeason: seasonOfId(landing.model.seasonId) ?? tyreSeasons[0],
    image: pictureOf(landing.model.picture),
    ...landingFields(ctx, landing),
  })
}

/** Returns the fields that every landing page has: its range of tyres and its URLs. */
export function landingFields({ platform }: Context, { type, name, filters }: Landing) {
  return {
    range: rangeOf(catalogueOf(platform), filters),
    link_fi: landingPath(type, name, 'fi'),
    link_en: landingPath(type, name, 'en'),
  }
}

export function measuresOf({ width, aspectRatio, diameter }: TyreSize) {
  return { width, height: aspectRatio, diameter }
}
