import pg from 'pg'

/** A piece of a statement, with the values in it. */
export class Part {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings
    this.values = values
  }
}

/** part`closed_at is null`: what two statements share, or what depends on the caller. */
export function part(strings: TemplateStringsArray, ...values: readonly unknown[]): Part {
  return new Part(strings, values)
}

/** The name of a table or column. */
export function name(identifier: string): Part {
  return new Part([pg.escapeIdentifier(identifier)], [])
}

/** Between two parts `separator`, as `, ` or ` or `. */
export function joined(parts: readonly Part[], separator: string): Part {
  const [first = new Part([''], []), ...others] = parts
  const strings = ['', ...others.map(() => separator), '']
  return new Part(strings, [first, ...others])
}

interface Text {
  readonly name: string
  readonly text: string
}

/** Names under which connections prepare statements. Texts come from the code alone, so there are only so many. */
const names = new Map<string, string>()
/** A template without parts is the same text each time. */
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

/** The driver would send undefined as null, and a forgotten value would empty a column. */
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
