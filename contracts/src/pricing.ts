import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { mostInRow } from './values/cart-quantity.ts'

export const deliveryTier = z.object({ from_quantity: z.int(), shipping_charges: z.number() })
export type DeliveryTier = z.output<typeof deliveryTier>

export const getShippingCharge = endpoint({
  method: 'POST',
  path: '/api/v1/get-shipping-charge',
  summary: 'What delivery without fitting costs for so many tyres, in euros with VAT, and all its tiers',
  body: z.object({ quantity: z.int().min(1).max(mostInRow) }),
  response: answer(
    z.object({ quantity: z.int(), shipping_charges: z.number(), tiers: z.array(deliveryTier) }),
  ),
  errors: ['not-valid'],
})
