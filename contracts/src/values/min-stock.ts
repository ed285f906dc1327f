/** The largest quantity that a list of tyres can be filtered by. */
export const mostMinStock = 8
