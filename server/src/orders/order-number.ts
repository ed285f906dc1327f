import { randomInt } from 'node:crypto'

/** Ten digits without a zero in front: a reference number of a payment is made of them. */
export function newOrderNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000))
}
