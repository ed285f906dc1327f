/** The largest quantity that a line of the cart can have. */
export const mostInRow = 999
export const fullSet = 4

/** The largest quantity of a product that can be bought, limited by the stock and by `mostInRow`. */
export function mostOf(available: number): number {
  return Math.min(Math.max(available, 0), mostInRow)
}

/** The default quantity: a full set, or all that are left if there are fewer. */
export function firstQuantity(available: number): number {
  return Math.min(fullSet, mostOf(available))
}

/** Parses a typed quantity; anything that is not a number of at least 1 becomes 1. */
export function parseQuantity(text: string): number {
  const typed = Math.trunc(Number(text.trim().replace(',', '.')))
  return typed >= 1 ? typed : 1
}
