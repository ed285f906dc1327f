/**
 * The maximum number of tyres in one call. A list page requests the fittings of its own tyres together with those of
 * the earlier pages shown above.
 */
export const mostFittings = 100
