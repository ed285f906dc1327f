import type { Answer, Input } from '@pito/contracts/endpoint'
import type { SearchSuggestion, suggestSearches } from '@pito/contracts/search'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { landingPath } from '@pito/contracts/values/landing'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { landingOfSize, sizeText } from '@pito/contracts/values/tyre-size'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import type { Catalogue } from '../catalogue.ts'
import type { ModelName } from '../name-store.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { sizeOfIndexed } from '../rules/indexed-size.ts'
import { productLink } from '../rules/product-links.ts'
import { orderOfParts } from '../text-search/filters-of-parts.ts'
import { foldText } from '../text-search/fold-text.ts'
import { readSizes, unfinishedSize } from '../text-search/read-sizes.ts'
import { searchFilters } from '../text-search/search-filters.ts'
import type { Understanding } from '../text-search/understand.ts'
import { productsIn, understand } from '../text-search/understand.ts'
import type { SoldSize, Vocabulary } from '../text-search/vocabulary.ts'
import { suggestTargets } from './suggest-targets.ts'

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

const mostSizes = 6
const mostBesideNames = 2

/** Suggests the sizes that are typed or begin as typed, the size of the most tyres first. */
function suggestSizes(folded: string, vocabulary: Vocabulary): SearchSuggestion[] {
  const { sizes } = vocabulary
  const { parts } = readSizes(folded, vocabulary)
  const whole = parts.flatMap(({ size }) => size ?? [])
  const rims = parts.flatMap(({ kind, value }) => (kind === 'diameter' ? Number(value) : []))
  const measures = unfinishedSize.exec(folded)?.[0] ?? ''
  const typed = digitsIn(measures)
  if (typed === '' && whole.length === 0) return []
  const isTyped = (size: SoldSize) =>
    whole.length > 0
      ? whole.some((one) => digitsOf(size).startsWith(digitsOf(one)))
      : digitsOf(size).startsWith(typed) && (rims.length === 0 || rims.includes(size.diameter))
  return sizes
    .filter(isTyped)
    .sort((one, other) => other.count - one.count)
    .slice(0, measures === folded ? mostSizes : mostBesideNames)
    .map((size) => ({
      group: 'sizes',
      label: sizeText(size),
      link_fi: landingPath('tyre_size', landingOfSize(size), 'fi'),
      link_en: `${landingPath('tyre_size', landingOfSize(size), 'en')}?lang=en`,
      price_for_four: null,
    }))
}

function digitsOf({ width, aspectRatio, diameter }: TyreSize): string {
  return digitsIn(`${width}${aspectRatio || ''}${diameter}`)
}

function digitsIn(text: string): string {
  return text.replace(/\D/g, '')
}

const mostNames = 3

/**
 * Suggests the brands that are named or begin as typed, and then the most popular of the models that all words name. A
 * text with further parts, such as a season, suggests only models of which tyres have these. It suggests no brand,
 * because the page of a brand lists its tyres of all seasons.
 */
function suggestNames(understanding: Understanding, catalogue: Catalogue, now: Date): SearchSuggestion[] {
  const { parts, models } = understanding
  const isNarrowed = parts.some(({ kind }) => !['brand', 'model', 'filler', 'order'].includes(kind))
  const possible = isNarrowed && models ? modelsOf(understanding, catalogue, now) : models
  const named = [...(possible ?? [])].flatMap((id) => catalogue.models.get(id) ?? [])
  return [
    ...(isNarrowed ? [] : brandsNamed(understanding, catalogue)),
    ...named
      .sort((one, other) => other.popularity - one.popularity)
      .slice(0, mostNames)
      .flatMap((model) => modelSuggestion(model, catalogue)),
  ].slice(0, mostNames)
}

function brandsNamed({ typed: { folded }, parts }: Understanding, { brands }: Catalogue): SearchSuggestion[] {
  const namesBrandsOnly = !parts.some(({ kind }) => kind === 'model')
  const brandIds = new Set(parts.flatMap(({ kind, ids }) => (kind === 'brand' && namesBrandsOnly ? ids : [])))
  return [...brands.values()]
    .filter(({ id, name }) => brandIds.has(id) || (folded !== '' && foldText(name).startsWith(folded)))
    .map((brand) => suggestionOf('brand', brand.name, brand.slug))
}

/** Returns the models of the tyres that the text means. */
function modelsOf(understanding: Understanding, { index }: Catalogue, now: Date): number[] {
  const { filters } = searchFilters(index, understanding, { sidebar: {}, now })
  if (!filters) return []
  const { models } = index.facets(filters, ['models'])
  // A dimension ignores its own filter, so the models that the text names are chosen here.
  const named = filters.modelIds ? new Set(filters.modelIds) : understanding.models
  return models.flatMap(({ value }) => (named?.has(value) ? value : []))
}

function modelSuggestion(model: ModelName, { brands }: Catalogue): SearchSuggestion[] {
  const brand = brands.get(model.brandId)
  return brand ? [suggestionOf('model', tyreName(brand.name, model.name), `${brand.slug}/${model.slug}`)] : []
}

function suggestionOf(type: 'brand' | 'model', label: string, name: string): SearchSuggestion {
  return {
    group: 'names',
    label,
    link_fi: landingPath(type, name, 'fi'),
    link_en: `${landingPath(type, name, 'en')}?lang=en`,
    price_for_four: null,
  }
}

const mostTyres = 3

/**
 * Suggests the tyres in stock that the text means, with the price of four: the most popular ones, or the first ones in
 * the order that the text asks for. For a vehicle none are suggested unless the text also names a size or a tyre, because
 * the others may not fit it.
 */
function suggestTyres(understanding: Understanding, catalogue: Catalogue, now: Date): SearchSuggestion[] {
  const { filters } = searchFilters(catalogue.index, understanding, { sidebar: { minStock: 1 }, now })
  const products = productsIn(understanding)
  if (products.length > 0) return products.flatMap((id) => tyreSuggestion(id, catalogue))
  const namesTyres = understanding.models !== null || understanding.parts.some(({ kind }) => kind === 'size')
  if (!filters || (understanding.vehicles.length > 0 && !namesTyres)) return []
  const { ids } = catalogue.index.query(
    filters,
    { ...(orderOfParts(understanding) ?? { by: 'popularity', order: 'desc' }), setsFirst: true },
    { page: 1, perPage: mostTyres },
  )
  return ids.flatMap((id) => tyreSuggestion(id, catalogue))
}

function tyreSuggestion(id: number, { index, brands, models }: Catalogue): SearchSuggestion[] {
  const facts = index.factsOf(id)
  const brand = brands.get(facts?.brandId ?? 0)
  const model = models.get(facts?.modelId ?? 0)
  if (!facts || !brand || !model) return []
  const size = sizeOfIndexed(facts)
  const { marking, loadIndex, loadIndexDual, speedIndex } = facts
  const loads = loadIndexDual === null ? loadIndex : `${loadIndex}/${loadIndexDual}`
  const reinforced = (['XL', 'RF'] as const).find((word) => marking?.includes(word)) ?? null
  const sizeLabel = [sizeText(size, marking?.startsWith('C')), `${loads}${speedIndex}`, reinforced]
  const linked = {
    ...facts,
    id,
    vehicleTypeId: facts.vehicleType,
    width: size.width,
    diameter: size.diameter,
    brandSlug: brand.slug,
    modelSlug: model.slug,
    reinforced,
  } as const
  return [
    {
      group: 'tyres',
      label: [tyreName(brand.name, model.name), ...sizeLabel].filter(Boolean).join(' '),
      link_fi: productLink(linked, 'fi'),
      link_en: productLink(linked, 'en'),
      price_for_four: (fullSet * facts.priceCents) / 100,
    },
  ]
}
