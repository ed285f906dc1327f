/** The largest number that a row of the cart takes. */
export const mostInRow = 999
export const fullSet = 4

/** What can be bought of one product: never more than there is, never more than a row takes. */
export function mostOf(available: number): number {
  return Math.min(Math.max(available, 0), mostInRow)
}

/** Where the quantity starts: a full set, or what is left of it. */
export function firstQuantity(available: number): number {
  return Math.min(fullSet, mostOf(available))
}

/** A typed quantity: what is no number from 1 on counts as 1. */
export function quantityTyped(text: string): number {
  const typed = Math.trunc(Number(text.trim().replace(',', '.')))
  return typed >= 1 ? typed : 1
}
