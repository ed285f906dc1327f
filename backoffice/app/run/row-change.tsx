import type { RunRow } from '@pito/contracts/staff-imports'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { seasonName, seasonOfId } from '@pito/contracts/values/tyre-season'
import { dateShown } from '@pito/web/locale/date-of'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { articleWords } from '../articles/article-words.ts'
import { modelWords } from '../models/model-words.ts'
import { runWords } from './run-words.ts'
import { useFieldName } from './use-field-name.ts'

/** The old and the new value of each field that changes. A new record shows the fields that have a value. */
export function RowChange({ row: { before, after } }: { readonly row: RunRow }) {
  const nameOf = useFieldName()
  const shown = useShownValue()
  if (!after) return '–'
  const fields = Object.entries(after).filter(([, value]) => before || isGiven(value))
  return (
    <ul className={before ? 'run-change' : 'run-change run-change--new'}>
      {fields.map(([field, value]) => (
        <li key={field}>
          {nameOf(field)}: {before && <>{shown(field, before[field])} → </>}
          <b>{shown(field, value)}</b>
        </li>
      ))}
    </ul>
  )
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== '' && value !== false
}

function nameOfSeason(id: number, language: Language): string {
  const season = seasonOfId(id)
  return season ? seasonName(season, language) : String(id)
}

function useShownValue(): (field: string, value: unknown) => string {
  const w = useWords(runWords)
  const language = languageOf(useLocale())
  const states: Readonly<Record<string, unknown>> = useWords(articleWords)
  const models: Readonly<Record<string, unknown>> = useWords(modelWords)
  return (field, value) => {
    if (value === null || value === undefined || value === '') return w.empty
    if (typeof value === 'boolean') return value ? w.yes : w.no
    if (field === 'season_id') return nameOfSeason(Number(value), language)
    if (field === 'vehicle_kind' || field === 'segment') return String(models[String(value)] ?? value)
    if (field === 'delivered_on') return dateShown(String(value), language)
    if (field === 'state') return String(states[String(value)] ?? value)
    return field.endsWith('_cents') ? formatEuro(Number(value)) : String(value)
  }
}
