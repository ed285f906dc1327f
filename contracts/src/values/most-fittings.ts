/** So many tyres of a list are asked about in one call: a page with its earlier pages. */
export const mostFittings = 100
