import type { Language } from '@pito/contracts/values/locale'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import type { ArticleRow } from '../../catalogue/index.ts'
import { sizeTextOf } from '../../catalogue/index.ts'
import type { Column } from './exported-list.ts'
import { listWords } from './list-words.ts'

/** The columns that identify an article. */
export function articleColumns(language: Language): Column<ArticleRow>[] {
  const w = listWords[language]
  return [
    { title: w.number, kind: 'integer', width: 14, value: ({ id }) => id },
    { title: w.ean, kind: 'text', width: 16, value: ({ ean }) => ean },
    { title: w.brand, kind: 'text', width: 16, value: ({ brand }) => brand },
    { title: w.model, kind: 'text', width: 28, value: (row) => modelName(row, language) },
    { title: w.size, kind: 'text', width: 26, value: sizeTextOf },
    { title: w.runFlat, kind: 'text', width: 10, value: ({ runFlat }) => (runFlat ? w.yes : null) },
    { title: w.season, kind: 'text', width: 20, value: (row) => seasonText(row, language) },
  ]
}

function modelName({ model, modelFi }: ArticleRow, language: Language): string {
  return language === 'fi' ? (modelFi ?? model) : model
}

function seasonText({ seasonId }: ArticleRow, language: Language): string | null {
  const season = seasonOfId(seasonId)
  return season ? seasonName(season, language) : null
}
