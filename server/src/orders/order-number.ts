import { randomInt } from 'node:crypto'

/** The number has ten digits and no leading zero, because the reference number of a payment is derived from it. */
export function newOrderNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000))
}
