import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getPage } from '@pito/contracts/landing'
import { languageOf } from '@pito/contracts/values/locale'
import { findBannerText, findLandingWords, safeParagraphs } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Catalogue } from '../catalogue.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { brandOf, pictureFolder, pictureOf } from '../product-of.ts'
import type { PageFacts } from './compose-page.ts'
import { composePage, titleOf } from './compose-page.ts'
import { findLandingOfType } from './find-landing.ts'
import type { Landing } from './landing.ts'
import { popularModels } from './popular-models.ts'
import { rangeOf } from './range-of.ts'
import { landingFields, measuresOf } from './show-landings.ts'

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
    ...pictureFor(catalogue, landing),
    ...detailsOf(landing),
    ...landingFields(ctx, landing),
  })
}

/** Returns the picture of the most popular model that has one. */
function pictureFor(catalogue: Catalogue, { filters }: Landing) {
  const shown = popularModels(catalogue, filters).find(({ picture }) => picture !== null)
  return { image_base_path: pictureFolder, image_path: pictureOf(shown?.picture ?? null)?.path ?? null }
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
