import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPage, LandingRange } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { LandingWords } from '../../content/index.ts'
import { findBannerText, findLandingWords, safeParagraphs } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { html } from '../../platform/mail/html.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { brandOf, pictureFile, pictureFolder, pictureOf } from '../product-of.ts'
import { findLandingOfType } from './find-landing.ts'
import type { Landing } from './landing.ts'
import { popularModels } from './popular-models.ts'
import { rangeOf } from './range-of.ts'
import { landingFields, measuresOf } from './show-landings.ts'
import { english } from './words/english.ts'
import { finnish } from './words/finnish.ts'
import type { LandingSentences } from './words/landing-sentences.ts'

const maxNames = 3

/** Shows a landing page. At most three statements read the menu, the landing text and the description of a model. */
export async function showPage(
  ctx: Context,
  { type, name, brand }: Input<typeof getPage>,
): Promise<Answer<typeof getPage>> {
  const catalogue = catalogueOf(ctx.platform)
  const landing = findLandingOfType(catalogue, type, name, brand) ?? refuse('not-found')
  const language = languageOf(ctx.locale)
  const [banner, written, own] = await Promise.all([
    findBannerText(ctx, landing.type, landing.name),
    findLandingWords(ctx, landing.type, landing.name),
    landing.type === 'model' ? catalogue.textsOf(landing.model.id) : undefined,
  ])
  const description = safeParagraphs(own?.[`description_${language}`] ?? '', language)
  const words = written ?? composePage(landing, { ...factsOf(catalogue, landing), description }, language)
  return ok({
    type: landing.type,
    title: titleOf(landing, language),
    banner_text: banner || (own?.[`short_description_${language}`] ?? ''),
    block1_description: words.block1,
    block2_description: words.block2,
    block3_description: words.block3,
    meta_description: words.metaDescription,
    ...(await pictureFor(ctx, landing)),
    ...detailsOf(landing),
    ...landingFields(ctx, landing),
  })
}

/** Returns the picture of the most popular model that has one. */
async function pictureFor({ platform }: Context, { filters }: Landing) {
  const catalogue = catalogueOf(platform)
  const shown = popularModels(catalogue, filters).find(({ picture }) => picture !== null)
  const picture = shown?.picture ?? null
  const model = shown && [catalogue.brands.get(shown.brandId)?.slug, shown.slug].join('-')
  return {
    image_base_path: pictureFolder,
    image_path: pictureOf(picture)?.path ?? null,
    large_picture:
      picture && model ? await platform.pictures.largeAddress(pictureFile(picture), model) : null,
  }
}

function detailsOf(landing: Landing) {
  return {
    tyre_size_details: landing.type === 'tyre_size' ? measuresOf(landing.size) : null,
    brand: landing.type === 'model' ? brandOf(landing.brand) : null,
    tyre_season_id: seasonIdOf(landing),
    vehicle_type: landing.type === 'tyre_category' ? landing.category.vehicle_type : null,
  }
}

function seasonIdOf(landing: Landing): number | null {
  if (landing.type === 'tyre_season') return landing.season.id
  return landing.type === 'model' ? landing.model.seasonId : null
}

function factsOf(catalogue: Catalogue, { type, filters }: Landing): Omit<PageFacts, 'description'> {
  const { seasons } = catalogue.index.facets(filters, ['seasons'])
  const models = type === 'model' ? [] : popularModels(catalogue, filters)
  const brand = ({ brandId }: { readonly brandId: number }) => catalogue.brands.get(brandId)?.name ?? ''
  const names = models.map((model) => (type === 'brand' ? model.name : brand(model)))
  return {
    range: rangeOf(catalogue, filters),
    seasonIds: [...seasons].sort((one, other) => other.count - one.count).map(({ value }) => value),
    popular: [...new Set(names)].slice(0, maxNames),
  }
}

/** The facts for a landing page whose text the shop has not written itself. They come from the search index. */
interface PageFacts {
  readonly range: LandingRange
  /** The ids of the seasons. The season with the most tyres comes first. */
  readonly seasonIds: readonly number[]
  /** Names of brands, or names of models on the page of a brand, the most popular first. */
  readonly popular: readonly string[]
  /** The description of a model as HTML; empty if there is none. */
  readonly description: string
}

const sentences: Readonly<Record<Language, LandingSentences>> = { fi: finnish, en: english }

/** Returns the heading of the page. */
function titleOf(landing: Landing, language: Language): string {
  const w = sentences[language]
  switch (landing.type) {
    case 'tyre_season':
      return w.seasons[landing.season.id] ?? ''
    case 'tyre_category':
      return w.categories[landing.category.vehicle_type] ?? ''
    case 'tyre_size':
      return sizeText(landing.size)
    case 'brand':
      return landing.brand.name
    case 'model':
      return language === 'fi' ? (landing.model.nameFi ?? landing.model.name) : landing.model.name
  }
}

/** Composes the text of a landing page from facts, so that the text is true and never empty. */
function composePage(landing: Landing, facts: PageFacts, language: Language): LandingWords {
  const w = sentences[language]
  const title = titleOf(landing, language)
  const named = landing.type === 'model' ? `${landing.brand.name} ${title}` : title
  const popular = facts.popular.length > 0 ? [w.popular(facts.popular)] : []
  return {
    block1: aboutIt(landing, facts, w, title),
    block2: block(w.rangeHeading, w.aboutRange(facts.range), ...popular),
    block3: block(w.adviceHeading, w.advice),
    metaDescription: w.metaDescription(named, facts.range),
  }
}

function aboutIt(
  landing: Landing,
  { seasonIds, description }: PageFacts,
  w: LandingSentences,
  title: string,
): string {
  switch (landing.type) {
    case 'tyre_season':
      return block(title, w.aboutSeasons[landing.season.id] ?? '')
    case 'tyre_category':
      return block(title, w.aboutCategories[landing.category.vehicle_type] ?? '')
    case 'tyre_size':
      return block(w.sizeHeading, w.aboutSize(landing.size))
    case 'brand':
      return block(w.brandHeading, w.aboutBrand(title, seasonIds))
    case 'model':
      return aboutModel(landing.model.seasonId, description, w)
  }
}

function aboutModel(seasonId: number, description: string, w: LandingSentences): string {
  const season = w.seasons[seasonId] ?? ''
  return description ? block(season) + description : block(season, w.aboutSeasons[seasonId] ?? '')
}

function block(heading: string, ...paragraphs: readonly string[]): string {
  return html`<h3>${heading}</h3>` + paragraphs.map((text) => html`<p>${text}</p>`).join('')
}
