import { fieldName, shownValue } from '@pito/contracts/records/shown-value'
import type { RunRow } from '@pito/contracts/staff-imports'
import { useLocale } from '@pito/web/locale/use-locale'

/** The old and the new value of each field that changes. A new record shows the fields that have a value. */
export function RowChange({ row: { before, after, names } }: { readonly row: RunRow }) {
  const locale = useLocale()
  const shown = (field: string, value: unknown) => shownValue(field, value, locale, names)
  if (!after) return '–'
  const fields = Object.entries(after).filter(([, value]) => before || isGiven(value))
  return (
    <ul className={before ? 'run-change' : 'run-change run-change--new'}>
      {fields.map(([field, value]) => (
        <li key={field}>
          {fieldName(field, locale)}: {before && <>{shown(field, before[field])} → </>}
          <b>{shown(field, value)}</b>
        </li>
      ))}
    </ul>
  )
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== '' && value !== false
}
