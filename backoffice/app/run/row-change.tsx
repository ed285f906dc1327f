import type { RunRow } from '@pito/contracts/staff-imports'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { useWords } from '@pito/web/words/words'
import { articleWords } from '../articles/article-words.ts'
import { runWords } from './run-words.ts'
import { useFieldName } from './use-field-name.ts'

/** The old and the new value of each field that changes. */
export function RowChange({ row: { before, after } }: { readonly row: RunRow }) {
  const nameOf = useFieldName()
  const shown = useShownValue()
  if (!after) return '–'
  return (
    <ul className="run-change">
      {Object.entries(after).map(([field, value]) => (
        <li key={field}>
          {nameOf(field)}: {before && <>{shown(field, before[field])} → </>}
          <b>{shown(field, value)}</b>
        </li>
      ))}
    </ul>
  )
}

function useShownValue(): (field: string, value: unknown) => string {
  const w = useWords(runWords)
  const states: Readonly<Record<string, unknown>> = useWords(articleWords)
  return (field, value) => {
    if (value === null || value === undefined || value === '') return w.empty
    if (typeof value === 'boolean') return value ? w.yes : w.no
    if (field === 'state') return String(states[String(value)] ?? value)
    return field.endsWith('_cents') ? formatEuro(Number(value)) : String(value)
  }
}
