import { z } from 'zod'
import type { ImportField } from '../values/import-fields.ts'

/** What forms, histories, lists and imports know of a field. It is plain data, so browsers get it without the schema. */
export interface RecordField<Value = unknown> {
  /** How the value is written as a text and read again. A record reads and writes its lists itself. */
  readonly kind: 'text' | 'choice' | 'whole' | 'cents' | 'permille' | 'flag' | 'list'
  /** The value that an empty text stands for. The form of a new record begins with it. */
  readonly empty: Value | '' | null
  /** Whether the API refuses a record without the value. */
  readonly required: boolean
  readonly longest?: number
  readonly choices?: readonly string[]
  /** The column of an imported file that contains the value. */
  readonly column?: ImportField
}

export type RecordFields<Values> = { readonly [Name in keyof Values]: RecordField<Values[Name]> }

/** Returns the fields of a record. Kinds, limits and default values follow from the schema. */
export function fieldsOf<Schema extends z.ZodObject>(
  schema: Schema,
  columns: Partial<Readonly<Record<keyof z.output<Schema>, ImportField>>> = {},
): RecordFields<z.output<Schema>> {
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).map(([name, field]) => [
    name,
    { ...fieldOf(name, field), ...(Object.hasOwn(columns, name) && { column: columns[name as never] }) },
  ])
  return Object.fromEntries(fields)
}

function fieldOf(name: string, field: z.ZodType): RecordField {
  const json = z.toJSONSchema(field, { io: 'input' })
  const alternatives = (json.anyOf ?? [json]) as readonly z.core.JSONSchema.BaseSchema[]
  const { type, enum: choices, maxLength } = alternatives.find((each) => !isEmpty(each)) ?? json
  const left = field.safeParse(undefined)
  const isNullable = alternatives.some((each) => each.type === 'null')
  const kind = choices ? 'choice' : kindOf(name, String(type))
  const absent = kind === 'text' && !isNullable ? '' : null
  return {
    kind,
    empty: left.success ? left.data : absent,
    required: !left.success && !field.safeParse(absent).success,
    ...(maxLength !== undefined && { longest: maxLength }),
    ...(choices && { choices: choices.map(String) }),
  }
}

function isEmpty({ type, const: only }: z.core.JSONSchema.BaseSchema): boolean {
  return type === 'null' || only === ''
}

function kindOf(name: string, type: string): RecordField['kind'] {
  if (type === 'boolean') return 'flag'
  if (type === 'array') return 'list'
  if (type !== 'integer') return 'text'
  if (name.endsWith('_cents')) return 'cents'
  return name.endsWith('permille') ? 'permille' : 'whole'
}
