/**
 * The fields of a list whose values are ticked one by one. Each value has a field of its own, so that two people who
 * tick different values can be merged.
 */
type Kind = 'role' | 'right' | 'permission'

export const tickName = (kind: Kind, value: string) => `${kind}_${value}`

/** Returns the texts of the ticked fields. A field that is not ticked has no text. */
export function tickedTexts(kind: Kind, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value) => [tickName(kind, value), 'on']))
}

/** Returns the ticked values of a form. */
export function tickedIn(form: FormData, kind: Kind): string[] {
  const prefix = tickName(kind, '')
  return [...form].flatMap(([name, text]) =>
    name.startsWith(prefix) && text === 'on' ? [name.slice(prefix.length)] : [],
  )
}
