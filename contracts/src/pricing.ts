import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { mostInRow } from './values/cart-quantity.ts'

export const deliveryTier = z.object({ from_quantity: z.int(), shipping_charges: z.number() })
export type DeliveryTier = z.output<typeof deliveryTier>

export const freeDeliveryFrom = z
  .number()
  .nullable()
  .describe(
    'The price of the tyres with their recycling fees, before any discount, from which delivery is free; null when it never is.',
  )

/**
 * The first and the last day on which an order placed now can arrive. Both days are working days, so neither is a
 * Finnish holiday.
 */
export const deliveryDays = z.object({ from: z.iso.date(), to: z.iso.date() }).meta({ id: 'DeliveryDays' })
export type DeliveryDays = z.output<typeof deliveryDays>

export const getShippingCharge = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/get-shipping-charge',
  summary:
    'Returns the delivery charge without fitting for a number of tyres, in euros with VAT, and all tiers',
  body: z.object({
    quantity: z.int().min(1).max(mostInRow).describe('How many tyres are delivered.'),
    vehicle_type: z
      .int()
      .min(1)
      .max(4)
      .optional()
      .describe(
        'What the tyres are for: 1 all, 2 car, 3 light truck, 4 truck. The delivery of truck tyres takes longer.',
      ),
    sub_total: z
      .number()
      .min(0)
      .max(100_000_000)
      .optional()
      .describe(
        'The price of the tyres with their recycling fees, in euros. From `free_delivery_from` on delivery is free.',
      ),
  }),
  example: { quantity: 4 },
  response: answer(
    z.object({
      quantity: z.int(),
      shipping_charges: z.number(),
      tiers: z.array(deliveryTier),
      free_delivery_from: freeDeliveryFrom,
      delivery_days: deliveryDays,
      transit_days: z
        .object({ least: z.int(), most: z.int() })
        .describe('How many working days after its dispatch an order arrives.'),
    }),
  ),
  errors: ['not-valid'],
})
