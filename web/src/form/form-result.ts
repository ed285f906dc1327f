import type { RefusalAnswer } from '@pito/contracts/refusal'

/** Sentences about wrong fields, by the name of the field, as in the envelope of the API. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The typed values by the name of the field. Without scripts the page is rendered again with these values. */
export type TypedValues = Readonly<Record<string, readonly string[]>>

export interface RefusedForm {
  readonly outcome: 'refused'
  /** The id of the form on the page. */
  readonly form: string
  readonly errors: FieldErrors
  /** The sentence about the whole form, or null if the sentences of the fields say everything. */
  readonly message: string | null
  readonly typed: TypedValues
  /** The API's whole response, for forms that treat some refusals in a way of their own. */
  readonly answer?: RefusalAnswer
}

export interface DoneForm<Data> {
  readonly outcome: 'done'
  readonly form: string
  readonly data: Data
}

/** The result that the action of a form returns to its page. */
export type FormResult<Data = unknown> = RefusedForm | DoneForm<Data>

/** The name of the hidden field that holds the id of the submitted form. */
export const formField = 'form'

/** The name of the hidden field that holds the `Idempotency-Key` of the form. */
export const keyField = 'idempotency_key'

const secret = /password/i

/**
 * Returns the typed values of a form, without passwords, which are never sent back, and without files, which cannot
 * be.
 */
export function typedIn(form: FormData): TypedValues {
  const typed: Record<string, string[]> = {}
  for (const [name, value] of form)
    if (typeof value === 'string' && !secret.test(name) && name !== formField)
      typed[name] = [...(typed[name] ?? []), value]
  return typed
}

/** Returns the trimmed text of a field, or an empty text if the form has no such field. */
export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}

/** Returns the texts of several fields, as `textIn` does for one. */
export function textsIn<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textIn(form, name)])) as Record<Name, string>
}

/** Collects one sentence for each wrong field. Returns null if all fields are right. */
export function fieldErrors(sentences: Readonly<Record<string, string | null>>): FieldErrors | null {
  const wrong = Object.entries(sentences).flatMap(([name, sentence]) =>
    sentence === null ? [] : [[name, [sentence]] as const],
  )
  return wrong.length > 0 ? Object.fromEntries(wrong) : null
}
