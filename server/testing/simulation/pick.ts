/** One of a list that is known to have it. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`There is no number ${index}.`)
  return found
}

/** One of a list, counted from its end, whatever the number; undefined when the list is empty. */
export function oneOfLatest<T>(list: readonly T[], index: number): T | undefined {
  return list[list.length - 1 - (index % list.length)]
}

/** What a history calls it. */
export function fromLatest(what: string, index: number): string {
  return index === 0 ? `the latest ${what}` : `the ${what} ${index} before the latest`
}
