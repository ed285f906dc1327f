import type { ImportField } from '@pito/contracts/values/import-fields'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { readCell } from '@pito/contracts/values/read-cell'
import type { RowFault } from '@pito/contracts/values/run-row'

export interface ReadColumn {
  readonly field: ImportField | null
  readonly emptyClears: boolean
}

type Value = string | number | boolean | null

/** Reads the cells of a row. An empty cell changes nothing, unless its column says that it clears the value. */
export function readRow(columns: readonly ReadColumn[], cells: readonly string[]) {
  const fields: Record<string, Value> = {}
  const faults: RowFault[] = []
  columns.forEach(({ field, emptyClears }, at) => {
    const text = cells[at] ?? ''
    if (!field) return
    if (text === '') {
      if (field.name === 'ean') faults.push({ field: 'ean', value: null, reason: s.eanMissing })
      else if (emptyClears) fields[field.name] = cleared(field)
      return
    }
    const read = readCell(field.holds, text)
    if ('fault' in read) faults.push({ field: field.name, value: text, reason: read.fault })
    else fields[field.name] = read.value
  })
  return { fields, faults }
}

/** The number of the manufacturer is a text that may be empty; other values are absent. */
function cleared({ name }: ImportField): Value {
  return name === 'manufacturer_product_id' ? '' : null
}
