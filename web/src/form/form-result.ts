/** Sentences by field, as the API's envelope has them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What was typed, by field: a page that comes back without scripts shows it again. */
export type TypedValues = Readonly<Record<string, readonly string[]>>

export interface RefusedForm {
  readonly outcome: 'refused'
  /** Which form of the page. */
  readonly form: string
  readonly errors: FieldErrors
  /** What is wrong with the whole; null where the fields' own sentences say it all. */
  readonly message: string | null
  readonly typed: TypedValues
}

export interface DoneForm<Data> {
  readonly outcome: 'done'
  readonly form: string
  readonly data: Data
}

/** What the action of a form answers to its page. */
export type FormResult<Data = unknown> = RefusedForm | DoneForm<Data>

/** The hidden field that says which form of a page was sent. */
export const formField = 'form'

const secret = /password/i

/** Passwords do not travel back, and files cannot. */
export function typedIn(form: FormData): TypedValues {
  const typed: Record<string, string[]> = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && !secret.test(name) && name !== formField)
      typed[name] = [...(typed[name] ?? []), value]
  return typed
}

/** Without the blanks around it; empty where the form has no such field. */
export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}

/** The texts of these fields, as `textIn` reads each. */
export function textsIn<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textIn(form, name)])) as Record<Name, string>
}

/** One sentence for each field that is wrong; null where none is. */
export function fieldErrors(sentences: Readonly<Record<string, string | null>>): FieldErrors | null {
  const wrong = Object.entries(sentences).flatMap(([name, sentence]) =>
    sentence === null ? [] : [[name, [sentence]] as const],
  )
  return wrong.length > 0 ? Object.fromEntries(wrong) : null
}
