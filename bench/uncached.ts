// More than the cached answers have room for.
const variants = 20_000

/** Different addresses for the same work: a price range that lets everything through, a cent wider each time. */
export function uncached(path: string, query: string): string[] {
  return Array.from(
    { length: variants },
    (_, place) => `${path}?${query}&price_gte=1&price_lte=${90_000 + place / 100}`,
  )
}
