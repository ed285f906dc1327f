import type { Product } from '@pito/contracts/catalogue'
import type { PageDetails, PopularModel } from '@pito/contracts/landing'
import { getPage } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { data, redirect } from 'react-router'
import type { Api } from '../../api/api.ts'
import type { Asked } from '../../api/page.ts'
import { tyreCardPart } from '../../cards/tyre-card-part.ts'
import type { FinderStart } from '../../finder/finder-start.ts'
import { centsOf } from '../../tyres/tyre-card-data.ts'
import type { LandingAsked } from './landing-address.ts'
import { landingAddress } from './landing-address.ts'
import { landingAsked } from './landing-asked.ts'
import { callModels, callTyres } from './landing-calls.ts'
import { crumbsOf } from './landing-crumbs.ts'
import type { LandingData, Paged } from './landing-data.ts'
import { listOfLanding } from './landing-list.ts'
import { modelRow, tyreCard } from './landing-rows.ts'
import { landing as words } from './landing-words.ts'
import { modelRowPart } from './model-row-part.ts'
import { nullIfFailed } from './null-if-failed.ts'

const summer = 1

type LoadSearch = (
  api: Api,
  url: URL,
  details: PageDetails,
  vehicleType: number | undefined,
) => Promise<FinderStart>

/** The page decides whether there is such a thing; lists that fail leave a hole that says so. */
export async function loadLanding(
  api: Api,
  { params, url, locale }: Asked,
  loadSearch?: LoadSearch,
): Promise<LandingData> {
  const language = languageOf(locale)
  const asked = landingAsked(params, url.searchParams)
  if (!asked) throw data(null, 404)
  const { type, name, brand } = asked
  const [page, models, tyres] = await Promise.all([
    api(getPage, { type, name, ...(type === 'model' && brand !== undefined && { brand }) }),
    callModels(api, asked)?.catch(nullIfFailed),
    callTyres(api, asked).catch(nullIfFailed),
    tyreCardPart.load(),
    modelRowPart.load(),
  ])
  const details = page.data
  redirectToOwnAddress(details, asked, url, language)
  redirectToFirstPage(asked, url.pathname, models, tyres)
  const shown = models && { ...models, rows: models.rows.map((model) => modelRow(model, asked, language)) }
  return {
    ...aboutIt(details, asked, language),
    asked,
    path: url.pathname,
    ...(shown !== undefined && { models: shown }),
    tyres: tyres && { ...tyres, rows: tyres.rows.map((tyre) => tyreCard(tyre, asked, language)) },
    shownModel: asked.model ? (tyres?.rows[0]?.model[language === 'fi' ? 'name_fi' : 'name'] ?? null) : null,
    finder: (await loadSearch?.(api, url, details, tyres?.rows[0]?.vehicle_type).catch(() => null)) ?? null,
    addresses: {
      fi: landingAddress(details.link_fi, asked),
      en: withLanguage(landingAddress(details.link_en, asked)),
    },
  }
}

function aboutIt(details: PageDetails, asked: LandingAsked, language: Language) {
  const { range, brand, title } = details
  return {
    title,
    maker: brand && { name: brand.name, href: `/brand/${brand.slug}` },
    lead: leadOf(details, language),
    isSummer: details.tyre_season_id === summer,
    picture: details.image_path && `${details.image_base_path}${details.image_path}`,
    blocks: [details.block1_description, details.block2_description, details.block3_description],
    crumbs: crumbsOf(details, language),
    range,
    list: listOfLanding(details, asked, language),
    description: details.meta_description,
  }
}

/** What the menu says, and how much there is. */
function leadOf({ banner_text: text, range }: PageDetails, language: Language): string {
  const w = words[language]
  const sentence = text === '' || /[.!?]$/.test(text) ? text : `${text}.`
  return [sentence, factsOf(range, w)].filter(Boolean).join(' ')
}

function factsOf(range: PageDetails['range'], w: (typeof words)[Language]): string {
  if (range.tyres === 0) return w.none
  return range.min_price === null ? w.soldOut(range) : w.facts(range, centsOf(range.min_price))
}

/** Names and other spellings move on to the slug. The slugs of both languages stay: the path does not choose it. */
function redirectToOwnAddress(
  { link_fi, link_en }: PageDetails,
  asked: LandingAsked,
  { pathname }: URL,
  language: Language,
): void {
  if ([link_fi, link_en].includes(decodeURI(pathname))) return
  throw redirect(landingAddress(language === 'fi' ? link_fi : link_en, asked), 301)
}

function redirectToFirstPage(
  asked: LandingAsked,
  path: string,
  models: Paged<PopularModel> | null | undefined,
  tyres: Paged<Product> | null,
): void {
  const lastPage = tyres ? tyres.pages : asked.page
  const lastModelsPage = models === null ? asked.modelsPage : (models?.pages ?? 1)
  if (asked.page > lastPage || asked.modelsPage > lastModelsPage)
    throw redirect(landingAddress(path, { ...asked, page: 1, modelsPage: 1 }))
}

function withLanguage(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=en`
}
