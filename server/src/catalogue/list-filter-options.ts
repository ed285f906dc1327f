import type { CatalogueFilters } from '@pito/contracts/catalogue-query'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { optionsOf } from './facet-options.ts'
import { filtersOf } from './filters-of.ts'
import { catalogueOf } from './open-catalogue.ts'
import type { Dimension, Facets } from './search-index/facets.ts'

/** Counts the values of one filter. */
async function count<Requested extends Dimension>(
  ctx: Context,
  query: CatalogueFilters,
  dimension: Requested,
): Promise<Facets[Requested]> {
  const facets = catalogueOf(ctx.platform).index.facets(await filtersOf(ctx, query), [dimension])
  return facets[dimension]
}

export const listVehicleTypes = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.vehicleTypes(await count(ctx, query, 'vehicleTypes')))

export const listWidths = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.numbers(await count(ctx, query, 'widths'), 100))

export const listHeights = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.numbers(await count(ctx, query, 'aspects')))

export const listDiameters = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.numbers(await count(ctx, query, 'diameters'), 10))

export const listSpeedIndexes = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.texts(await count(ctx, query, 'speedIndexes')))

export const listLoadIndexes = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.numbers(await count(ctx, query, 'loadIndexes')))

export const listTyreSeasons = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.seasons(await count(ctx, query, 'seasons'), query.vehicle_type))

export const listBrands = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.brands(catalogueOf(ctx.platform), await count(ctx, query, 'brands')))

export const listModels = async (ctx: Context, query: CatalogueFilters) =>
  ok(optionsOf.models(catalogueOf(ctx.platform), await count(ctx, query, 'models')))
