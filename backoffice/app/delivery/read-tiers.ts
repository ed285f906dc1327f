import type { DeliveryFields } from '@pito/contracts/staff-delivery'
import { deliverySentences as s } from '@pito/contracts/values/delivery-sentences'
import { priceSentences } from '@pito/contracts/values/price-sentences'
import type { Sentence } from '@pito/contracts/values/sentences'
import { readPrice } from '../prices/read-price.ts'

export interface TypedTier {
  readonly from: string
  readonly price: string
}

type Tiers = DeliveryFields['tiers']

/** The rows of the tiers are sent and compared as one text, with a line for each tier: `4 = 39,90`. */
export function tiersAsText(tiers: readonly TypedTier[]): string {
  return tiers.map(({ from, price }) => `${from} = ${price}`).join('\n')
}

export function typedTiersIn(text: string): TypedTier[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', price = ''] = line.split('=')
      return { from: from.trim(), price: price.trim() }
    })
}

export function typedTiers(tiers: Tiers): TypedTier[] {
  return tiers.map(({ from_quantity, gross_cents }) => ({
    from: String(from_quantity),
    price: (gross_cents / 100).toFixed(2).replace('.', ','),
  }))
}

/** Reads the tiers that were typed, or returns the fault of the first tier that cannot be read. */
export function readTiers(
  typed: readonly TypedTier[],
): { readonly tiers: Tiers } | { readonly fault: Sentence } {
  const tiers: Tiers = []
  for (const { from, price } of typed) {
    if (!/^[1-9]\d{0,2}$/.test(from)) return { fault: s.tierQuantity }
    const cents = centsIn(price)
    if (typeof cents !== 'number') return { fault: cents }
    tiers.push({ from_quantity: Number(from), gross_cents: cents })
  }
  return { tiers }
}

const mostCents = 100_000

/** Unlike the price of an article, that of a delivery may be zero. */
function centsIn(price: string): number | Sentence {
  if (/^0([.,]0{1,2})?\s*€?$/.test(price)) return 0
  const read = readPrice(price)
  if ('cents' in read) return read.cents <= mostCents ? read.cents : s.tierPrice
  return read.fault === priceSentences.twoDecimals ? read.fault : s.tierPrice
}
