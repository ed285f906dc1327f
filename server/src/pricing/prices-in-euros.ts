import type { DeliveryTier } from '@pito/contracts/pricing'
import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'

interface PricesInEuros {
  readonly shipping_tiers: DeliveryTier[]
  readonly free_delivery_from: number | null
}

export function pricesInEuros({ tiers, freeFromCents }: DeliveryPrices): PricesInEuros {
  return {
    shipping_tiers: tiers.map(({ fromQuantity, grossCents }) => ({
      from_quantity: fromQuantity,
      shipping_charges: grossCents / 100,
    })),
    free_delivery_from: freeFromCents === null ? null : freeFromCents / 100,
  }
}
