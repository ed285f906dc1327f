import { z } from 'zod'
import { answer, endpoint, guestPart } from './endpoint.ts'
import { oneLine } from './text-fields.ts'

const text = (length: number) => oneLine.min(1).max(length)

const marketingItem = z.object({
  product_id: z.int().min(1).max(2_147_483_647).describe('The `id` of the tyre.'),
  name: text(200).describe('The name of the tyre.'),
  brand: text(100).describe('The name of its brand.'),
  price: z.number().min(0).max(100_000).describe('The price of one tyre in euros, VAT included.'),
  quantity: z.int().min(1).max(999).describe('How many tyres.'),
})

export const marketingEventNames = [
  'viewed_product',
  'added_to_cart',
  'started_checkout',
  'placed_order',
] as const

const marketingEvent = z
  .object({
    id: z.uuid(),
    event: z.enum(marketingEventNames),
    items: z.array(marketingItem),
    created_at: z.iso.datetime(),
    sent_at: z.iso
      .datetime()
      .nullable()
      .describe(
        'Null until the marketing service has accepted the event, and always null when the shop has none.',
      ),
    anonymous_id: z.string().nullable(),
  })
  .meta({ id: 'MarketingEvent' })

export const storeMarketingEvent = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/klaviyo_events/store',
  summary: 'Stores a marketing event of somebody who allows marketing; a guest without an id is given one',
  body: z.object({
    ...guestPart.shape,
    event: z.enum(marketingEventNames).describe('What happened.'),
    items: z.array(marketingItem).min(1).max(50).describe('The tyres that it is about.'),
    marketing_consent: z
      .boolean()
      .default(false)
      .describe('True when the visitor allows marketing. Without it nothing is stored.'),
  }),
  example: {
    event: 'viewed_product',
    items: [{ product_id: 1, name: 'Hakka Blue 3', brand: 'Nokian Tyres', price: 150, quantity: 4 }],
    marketing_consent: true,
  },
  response: answer(marketingEvent),
  errors: ['marketing-not-allowed', 'too-many-requests', 'not-valid', 'not-allowed-while-acting'],
})
export type MarketingEvent = z.output<typeof marketingEvent>

const id = z.object({ id: z.string().max(100).describe('The `id` of the event.') })

export const getMarketingEvent = endpoint({
  method: 'GET',
  path: '/api/v1/klaviyo_events/:id',
  summary: 'Returns one of the caller’s own marketing events',
  params: id,
  query: guestPart,
  response: answer(marketingEvent),
  errors: ['not-found', 'not-valid'],
})

export const deleteMarketingEvent = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/klaviyo_events/:id',
  summary: 'Removes one of the caller’s own marketing events; what was not sent yet is not sent any more',
  params: id,
  query: guestPart,
  response: answer(z.object({ id: z.uuid() })),
  errors: ['not-found', 'not-valid'],
})

export const deleteMarketingEvents = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/klaviyo_events',
  summary: 'Removes all marketing events of the caller, for who takes the consent back',
  query: guestPart,
  response: answer(z.object({ removed: z.int() })),
  errors: ['not-valid'],
})
