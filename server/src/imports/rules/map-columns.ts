import { fieldOfHeading, importFields } from '@pito/contracts/records/import-fields'
import { headingKey } from '@pito/contracts/values/import-fields'
import { readCell } from '@pito/contracts/values/read-cell'
import type { ImportKind } from '@pito/contracts/values/run-kinds'

interface MappedColumn {
  readonly heading: string
  readonly field: string | null
  readonly empty_clears: boolean
  /** The meanings of the supplier's texts that the shop does not know. */
  readonly values: readonly { readonly text: string; readonly means: string }[]
}

/**
 * Assigns the columns of a file to fields: by the profile of the supplier, which is compared by heading, and otherwise
 * by the names and synonyms of the fields. If two columns mean the same field, the first one is used.
 */
export function mapColumns(
  kind: ImportKind,
  header: readonly string[],
  profile: readonly (Omit<MappedColumn, 'values'> & Partial<MappedColumn>)[] = [],
): MappedColumn[] {
  const stored = new Map(profile.map((column) => [headingKey(column.heading), column]))
  const used = new Set<string>()
  return header.map((heading) => {
    const known = stored.get(headingKey(heading))
    const field = known ? known.field : fieldOfHeading(kind, heading)
    const isFree = field !== null && !used.has(field)
    if (isFree) used.add(field)
    const { empty_clears = false, values = [] } = known ?? {}
    return {
      heading,
      field: isFree ? field : null,
      empty_clears: empty_clears && canBeCleared(kind, field),
      values,
    }
  })
}

function canBeCleared(kind: ImportKind, field: string | null): boolean {
  return importFields[kind].some(({ name, clearable }) => name === field && clearable === true)
}

interface ColumnToRead {
  readonly field: string | null
  readonly empty_clears?: boolean | undefined
  readonly values?: MappedColumn['values'] | undefined
}

export type MappingFault =
  | { readonly fault: 'value'; readonly field: string }
  | { readonly fault: 'clears'; readonly field: string }
  | { readonly fault: 'required'; readonly field: string }
  | { readonly fault: 'unknown'; readonly field: string }
  | { readonly fault: 'twice'; readonly field: string }

/** Returns why a file cannot be imported with these columns. `given` are the fields that do not come from a column. */
export function whyNotColumns(
  kind: ImportKind,
  columns: readonly ColumnToRead[],
  given: readonly string[] = [],
): MappingFault | null {
  const fields = columns.flatMap(({ field }) => field ?? [])
  const known = importFields[kind]
  const unknown = fields.find((field) => !known.some(({ name }) => name === field))
  if (unknown) return { fault: 'unknown', field: unknown }
  const twice = fields.find((field, at) => fields.indexOf(field) !== at)
  if (twice) return { fault: 'twice', field: twice }
  const cleared = columns.find(({ field, empty_clears }) => empty_clears && !canBeCleared(kind, field))
  if (cleared?.field) return { fault: 'clears', field: cleared.field }
  const meaningless = columns.find(({ field, values = [] }) => {
    const named = known.find(({ name }) => name === field)
    return named && values.some(({ means }) => 'fault' in readCell(named, means))
  })
  if (meaningless?.field) return { fault: 'value', field: meaningless.field }
  const replaced = known.filter(({ name }) => fields.includes(name)).map(({ insteadOf }) => insteadOf)
  const missing = known.find(
    ({ name, required }) => required && ![...fields, ...replaced, ...given].includes(name),
  )
  return missing ? { fault: 'required', field: missing.name } : null
}
