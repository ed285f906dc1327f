/** The maximum number of tyres in one call, which is enough for a page of a list together with its earlier pages. */
export const mostFittings = 100
