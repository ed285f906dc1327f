/** What follows from a kept thing alone is worked out once for each name, and forgotten with the thing. */
export function derived<Source extends object, Value, Name = void>(
  of: (source: Source, name: Name) => Value,
) {
  const known = new WeakMap<Source, Map<Name, Value>>()
  return (source: Source, name: Name): Value => {
    const values = known.get(source) ?? new Map<Name, Value>()
    known.set(source, values)
    const value = values.get(name) ?? of(source, name)
    values.set(name, value)
    return value
  }
}
