/**
 * Returns the value of a key that may be any text. `table[key]` and `key in table` would also find what every object
 * inherits, such as `constructor`.
 */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
