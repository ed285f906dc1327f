// There are more variants than cached responses.
const variants = 20_000
const gteSteps = 200

/**
 * Returns different URLs that cost the server about the same work and are not in its cache. Each URL filters by
 * another price range, which matches half of all tyres and a quarter of those in the most common size. The range must
 * not match every tyre, because the search skips such a filter and its cost would not be measured.
 */
export function uncached(path: string, query: string): string[] {
  return Array.from({ length: variants }, (_, place) => {
    const gte = 90 + (place % gteSteps) / 100
    const lte = 180 + Math.floor(place / gteSteps) / 100
    return `${path}?${query}&price_gte=${gte.toFixed(2)}&price_lte=${lte.toFixed(2)}`
  })
}
