// More than the cached answers have room for.
const variants = 20_000
const gteSteps = 200

/**
 * Different addresses for about the same work: a price range that cuts through the catalogue of the demo, where it
 * leaves half of all tyres and three in four of the common size, each time moved by a cent. A range that excludes
 * nothing is recognised shelf by shelf and would measure a list without it.
 */
export function uncached(path: string, query: string): string[] {
  return Array.from({ length: variants }, (_, place) => {
    const gte = 90 + (place % gteSteps) / 100
    const lte = 180 + Math.floor(place / gteSteps) / 100
    return `${path}?${query}&price_gte=${gte.toFixed(2)}&price_lte=${lte.toFixed(2)}`
  })
}
