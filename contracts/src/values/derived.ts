/** Memoises a value that depends only on a cached object and a key, for as long as the object lives. */
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
