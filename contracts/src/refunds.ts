import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { orderNumber, page } from './parameters.ts'
import { paymentMethods } from './values/payment-methods.ts'

export const refundReasons = [
  'late',
  'replaced',
  'twice',
  'wrong-amount',
  'cancelled',
  'withdrawn',
  'declined',
  'other',
] as const
/** `waiting`: the buyer has withdrawn, and the refund is released with the tyres or on its last day. */
export const refundStates = ['waiting', 'due', 'sending', 'pending', 'refused', 'made'] as const

const refund = z
  .object({
    id: z.string(),
    order_number: z.string(),
    amount: z.number(),
    reason: z.enum(refundReasons),
    state: z
      .enum(refundStates)
      .describe(
        '`waiting`: a withdrawal whose tyres have not been refunded yet; its `id` is that of the order, and the refund is made by the latest date.',
      ),
    requested_at: z.iso.datetime(),
    made_at: z.iso.datetime().nullable(),
    payment_by: z.enum(paymentMethods),
    latest_on: z.iso
      .date()
      .describe('The last day on which the law allows the refund: 14 days after the notice.'),
    is_due_soon: z
      .boolean()
      .describe('Whether that day is at most three days away and nothing was paid yet.'),
  })
  .meta({ id: 'Refund' })
export type Refund = z.output<typeof refund>
const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/staff/refunds',
  summary:
    'Lists refunds that are not made yet, sorted by the day until which they have to be; `state` selects others',
  query: z.object({
    page,
    state: z
      .enum(refundStates)
      .optional()
      .describe('Only refunds in this state. Without it all that are not made yet.'),
  }),
  response: answerPage(refund),
  errors: [...ofStaff],
})

export const refundOrder = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/refunds',
  summary: 'Refunds an order, whole or in part',
  params: z.object({ orderNumber }),
  body: z.object({
    amount: z.number().positive().max(1_000_000).describe('How much goes back, in euros, VAT included.'),
    reason: z.enum(refundReasons).default('other').describe('Why, for the credit note.'),
  }),
  response: answer(refund),
  errors: [...ofStaff, 'second-factor-required', 'not-found', 'refund-too-much'],
})

export const retryRefund = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/refunds/:refundId/retry',
  summary: 'Retries a refused refund; with `made` true it is marked as paid by hand',
  params: z.object({ refundId: z.uuid().describe('The `id` of the refund, as `staff/refunds` lists it.') }),
  body: z.object({
    made: z
      .boolean()
      .default(false)
      .describe('True when the money was paid back by hand. False tries the provider again.'),
  }),
  response: answer(refund),
  errors: [...ofStaff, 'second-factor-required', 'not-found'],
})
