/**
 * The maximum number of values of one filter. It has to admit every option of a filter, because "select all" sends
 * all options.
 */
export const mostValues = 200
export const longestValue = 60

/** Splits the values of a query parameter. Clients send several values as a=1,2, a=1&a=2, a[]=1 or a=[1,2]. */
export function valuesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.replace(/^\[|\]$/g, '').split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
