import { meaningKey } from '@pito/contracts/values/import-choices'
import type { ImportField } from '@pito/contracts/values/import-fields'
import { importSentences as s, weekAssumed } from '@pito/contracts/values/import-sentences'
import { readCell } from '@pito/contracts/values/read-cell'
import type { RowFault } from '@pito/contracts/values/run-row'

export interface ReadColumn {
  readonly field: ImportField | null
  readonly emptyClears: boolean
  /** The meanings of the supplier's texts, by `meaningKey`. */
  readonly meanings: ReadonlyMap<string, string>
}

type Value = string | number | boolean | null

/**
 * Reads the cells of a row. An empty cell changes nothing, unless its column says that it clears the value. A row without
 * a production week has the week that was chosen for the file, or an empty text.
 */
export function readRow(
  columns: readonly ReadColumn[],
  { cells, merged = [] }: { readonly cells: readonly string[]; readonly merged?: readonly number[] },
  { week, dayZero }: { readonly week: string; readonly dayZero: string },
) {
  const fields: Record<string, Value> = {}
  const faults: RowFault[] = []
  const assumptions: RowFault[] = []
  columns.forEach(({ field, emptyClears, meanings }, at) => {
    const text = cells[at] ?? ''
    if (!field) return
    if (text === '') {
      if (field.name === 'ean') faults.push({ field: 'ean', value: null, reason: s.eanMissing })
      else if (emptyClears) fields[field.name] = cleared(field)
      return
    }
    const read = readCell(field, meanings.get(meaningKey(text)) ?? text, dayZero)
    if ('fault' in read) faults.push({ field: field.name, value: text, reason: read.fault })
    else fields[field.name] = read.value
    const assumed = 'value' in read && (read.assumed ?? (merged.includes(at) ? s.mergedAbove : null))
    if (assumed) assumptions.push({ field: field.name, value: text, reason: assumed })
  })
  if (week !== '' && (fields.week ?? null) === null && !faults.some(({ field }) => field === 'week')) {
    fields.week = week
    assumptions.push({ field: 'week', value: null, reason: weekAssumed(week) })
  }
  return { fields, faults, assumptions }
}

/** The number of the manufacturer is a text that may be empty; other values are absent. */
function cleared({ name }: ImportField): Value {
  return name === 'manufacturer_product_id' ? '' : null
}
