import pg from 'pg'

/** A fragment of a statement together with its values. */
export class Part {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }
}

/** part`closed_at is null` is a fragment that several statements share, or that depends on the caller. */
export function part(strings: TemplateStringsArray, ...values: readonly unknown[]): Part {
  return new Part(strings, values)
}

/** Escapes the name of a table or column. */
export function name(identifier: string): Part {
  return new Part([pg.escapeIdentifier(identifier)], [])
}

/**
 * Writes texts that the code itself contains into a statement, as the list of an `in`, so that PostgreSQL can use an
 * index with a condition. An empty list matches nothing.
 */
export function literals(texts: readonly string[]): Part {
  return new Part([texts.map((text) => pg.escapeLiteral(text)).join(', ') || 'null'], [])
}

/**
 * Returns the `limit` and `offset` of a page. The limit stands in the text: plans are generic, and for a limit that
 * PostgreSQL does not know it assumes a tenth of the table and joins whole tables. Lists have few page sizes.
 */
export function rowsOfPage({ page, perPage }: { readonly page: number; readonly perPage: number }): Part {
  if (!Number.isSafeInteger(perPage)) throw new Error(`${perPage} is not a number of rows.`)
  return part`${new Part([`limit ${perPage} offset `], [])}${(page - 1) * perPage}`
}

/** Writes a moment as an ISO 8601 text in UTC, for values that PostgreSQL puts into JSON. */
export function isoText(moment: Part): Part {
  return part`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** Joins parts with a separator such as `, ` or ` or `. */
export function joined(parts: readonly Part[], separator: string): Part {
  const [first = new Part([''], []), ...others] = parts
  const strings = ['', ...others.map(() => separator), '']
  return new Part(strings, [first, ...others])
}

interface Text {
  readonly name: string
  readonly text: string
}

/**
 * The names under which connections prepare statements, by statement text. The texts come from the code alone, so
 * their number is limited.
 */
const names = new Map<string, string>()
/** The texts of templates without parts. Such a template always has the same text, so the text is built only once. */
const fixed = new WeakMap<TemplateStringsArray, Text>()

export function statementOf(strings: TemplateStringsArray, values: readonly unknown[]) {
  const hasParts = values.some((value) => value instanceof Part)
  const known = hasParts ? undefined : fixed.get(strings)
  if (known) return { ...known, values: values.map(defined) }
  const flat: unknown[] = []
  const text = write(strings, values, flat)
  const statement = { name: nameFor(text), text }
  if (!hasParts) fixed.set(strings, statement)
  return { ...statement, values: flat }
}

function write(strings: readonly string[], values: readonly unknown[], flat: unknown[]): string {
  let text = strings[0] ?? ''
  values.forEach((value, index) => {
    if (value instanceof Part) text += write(value.strings, value.values, flat)
    else text += `$${flat.push(defined(value))}`
    text += strings[index + 1] ?? ''
  })
  return text
}

/**
 * Refuses undefined, which the driver would send as null, so that a forgotten value would silently clear a column.
 */
function defined(value: unknown): unknown {
  if (value === undefined)
    throw new Error('A value of a statement is undefined; where null is meant, pass null.')
  return value
}

function nameFor(text: string): string {
  const known = names.get(text)
  if (known) return known
  const fresh = `s${names.size + 1}`
  names.set(text, fresh)
  return fresh
}
