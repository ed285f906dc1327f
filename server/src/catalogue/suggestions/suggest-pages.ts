import type { SearchSuggestion } from '@pito/contracts/search'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { readPageLines } from '../../content/index.ts'
import type { Context } from '../../platform/context.ts'
import { foldText, wordsOf } from '../find/fold-text.ts'
import { makesBeginningWith } from '../find/vehicle-makes.ts'

const mostPages = 2
const shortest = 3

type NamedPage = Pick<SearchSuggestion, 'label' | 'link_fi' | 'link_en'>

/** The pages that the shop itself has, besides the content pages. */
const ownPages: Readonly<Record<Language, readonly (readonly [label: string, fi: string, en?: string])[]>> = {
  fi: [
    ['Rengaskokolaskuri', '/tyre-size-calculator'],
    ['Asennuspisteet paikkakunnittain', '/asennuspisteet', '/service-points/towns'],
    ['Hae kumppaniksi', '/become-a-partner'],
    ['Vertaa renkaita', '/compare'],
  ],
  en: [
    ['Tyre size calculator', '/tyre-size-calculator'],
    ['Service points by town', '/asennuspisteet', '/service-points/towns'],
    ['Become a partner', '/become-a-partner'],
    ['Compare tyres', '/compare'],
  ],
}

const chooseModel: Readonly<Record<Language, string>> = { fi: 'valitse automalli', en: 'choose the model' }

/**
 * Suggests the shop's own pages and the published content pages of which a word begins with the folded text, and the
 * choice of the model for a make of vehicles.
 */
export async function suggestPages(ctx: Context, folded: string): Promise<SearchSuggestion[]> {
  if (folded.length < shortest) return []
  const lines = await readPageLines(ctx, ['Campaign', 'Hamburger', 'Footer', 'Information'])
  const language = languageOf(ctx.locale)
  const pages: NamedPage[] = [
    ...ownPages[language].map(([label, fi, en = fi]) => pageOf(label, fi, en)),
    ...lines.map(({ title, url_path }) => pageOf(title, `/information/${url_path}`)),
  ]
  const named = pages.filter(({ label }) => isNamed(foldText(label), folded))
  const choices = makesBeginningWith(folded).map((make) => modelChoiceOf(make, language))
  return [...choices, ...named]
    .slice(0, mostPages)
    .map((page) => ({ ...page, group: 'pages', price_for_four: null }))
}

function modelChoiceOf(make: string, language: Language): NamedPage {
  const query = new URLSearchParams({ make })
  return {
    label: `${make}: ${chooseModel[language]}`,
    link_fi: `/valitse-auto?${query}`,
    link_en: `/choose-your-car?${query}`,
  }
}

function pageOf(label: string, fi: string, en = fi): NamedPage {
  return { label, link_fi: fi, link_en: fi === en ? `${en}?lang=en` : en }
}

function isNamed(title: string, folded: string): boolean {
  return title.startsWith(folded) || wordsOf(title).some((word) => word.startsWith(folded))
}
