/** Memoises a function of an object and a key. The computed values are released together with the object. */
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
