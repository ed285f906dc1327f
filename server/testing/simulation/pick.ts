/** Returns an element of a list. Throws if the list has no such element. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no number ${index}.`)
  return found
}

/**
 * Returns an element of a list, counted from its end. An index beyond the list starts again from the end. Returns
 * undefined if the list is empty.
 */
export function oneOfLatest<T>(list: readonly T[], index: number): T | undefined {
  return list[list.length - 1 - (index % list.length)]
}

/** Returns the words with which a history names such an element. */
export function fromLatest(what: string, index: number): string {
  return index === 0 ? `the latest ${what}` : `the ${what} ${index} before the latest`
}
