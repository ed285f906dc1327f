/** The limit has to admit every option of a filter, because "select all" names them all. */
export const mostValues = 200
export const longestValue = 60

/** Several values may come comma-separated, repeated or in brackets: a=1,2 · a=1&a=2 · a[]=1 · a=[1,2]. */
export function valuesIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.replace(/^\[|\]$/g, '').split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
