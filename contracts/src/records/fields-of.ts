import { z } from 'zod'

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
}

export type RecordFields<Values> = { readonly [Name in keyof Values]: RecordField<Values[Name]> }

/** Returns the fields of a record. Kinds, limits and default values follow from the schema. */
export function fieldsOf<Schema extends z.ZodObject>(schema: Schema): RecordFields<z.output<Schema>> {
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>)
  return Object.fromEntries(fields.map(([name, field]) => [name, fieldOf(name, field)])) as never
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
