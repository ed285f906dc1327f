type Fields = Readonly<Record<string, string | number | boolean | null>>

/** Returns the fields that differ, or null if none does. */
export function differingFields(before: Fields, after: Fields): { before: Fields; after: Fields } | null {
  const names = Object.keys(after).filter((name) => (before[name] ?? null) !== (after[name] ?? null))
  if (names.length === 0) return null
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
