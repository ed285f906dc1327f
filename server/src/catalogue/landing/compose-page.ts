import type { LandingRange } from '@pito/contracts/landing'
import type { Language } from '@pito/contracts/values/locale'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { LandingWords } from '../../content/index.ts'
import type { Landing } from './landing.ts'
import { english } from './words/english.ts'
import { finnish } from './words/finnish.ts'
import type { LandingSentences } from './words/landing-sentences.ts'

/** The facts for a landing page whose text the shop has not written itself. They come from the search index. */
export interface PageFacts {
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
export function titleOf(landing: Landing, language: Language): string {
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
export function composePage(landing: Landing, facts: PageFacts, language: Language): LandingWords {
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
  const lines = paragraphs.map((text) => `<p>${escaped(text)}</p>`)
  return `<h3>${escaped(heading)}</h3>${lines.join('')}`
}

/** Escapes a name for HTML, because names come from the database. */
function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
