import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, tyreSeasons } from '@pito/contracts/values/tyre-season'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ListFilter } from '../list/filter-bar.tsx'
import { articleWords } from './article-words.ts'

export interface BrandChoice {
  readonly id: number
  readonly name: string
}

/** The filters by brand and season, which lists of articles, models and prices have. */
export function useCatalogueFilters(brands: readonly BrandChoice[]): readonly ListFilter[] {
  const w = useWords(articleWords)
  const language = languageOf(useLocale())
  return [
    {
      name: 'brand_id',
      label: w.brand,
      options: brands.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'season_id',
      label: w.season,
      options: tyreSeasons.map((season) => ({
        value: String(season.id),
        label: seasonName(season, language),
      })),
    },
  ]
}
