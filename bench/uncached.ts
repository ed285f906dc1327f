// There are more variants than cached responses.
const variants = 20_000
const gteSteps = 200

/**
 * Returns different addresses with about the same work: a price range that half of all tyres and a quarter of the most
 * common size match, shifted by a cent each time. A range that excludes nothing would be recognised as such for each
 * size, and the filter would not be measured.
 */
export function uncached(path: string, query: string): string[] {
  return Array.from({ length: variants }, (_, place) => {
    const gte = 90 + (place % gteSteps) / 100
    const lte = 180 + Math.floor(place / gteSteps) / 100
    return `${path}?${query}&price_gte=${gte.toFixed(2)}&price_lte=${lte.toFixed(2)}`
  })
}
