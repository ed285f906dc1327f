import type { OrderLine } from '@pito/contracts/orders'
import { centsOf } from '@pito/contracts/values/cents-of'

export interface LineWithFee extends OrderLine {
  /** The recycling fee in the price of the whole line; 0 if there is none. */
  readonly fee: number
}

/**
 * Adds the recycling fee of a tyre to the price of its line, because a tyre has one price on all pages. The API states
 * the fee as a line of its own.
 */
export function linesWithFees(lines: readonly OrderLine[]): LineWithFee[] {
  const isFee = ({ type }: OrderLine) => type === 'recycling_charges'
  return lines
    .filter((line) => !isFee(line))
    .map((line) => {
      const fee = lines.find((other) => isFee(other) && other.type_id === line.type_id)
      if (line.type !== 'product' || !fee) return { ...line, fee: 0 }
      return {
        ...line,
        unit_price: sumOf(line.unit_price, fee.unit_price),
        sub_total: sumOf(line.sub_total, fee.sub_total),
        fee: fee.sub_total,
      }
    })
}

/** Adds in cents, because 0.1 and 0.2 euros as numbers are not 0.3. */
function sumOf(one: number, other: number): number {
  return (centsOf(one) + centsOf(other)) / 100
}
