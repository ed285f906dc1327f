import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { calendarDate } from './limited-fields.ts'
import { orderNumber } from './parameters.ts'
import { staffListQuery } from './staff-list.ts'
import { inTextScript, requiredText } from './text-fields.ts'
import { paymentMethods } from './values/payment-methods.ts'
import { longestBankReference, refundSentences as s } from './values/refund-sentences.ts'
import { paymentProviders, refundReasons, refundStates, surplusReasons } from './values/refunds.ts'

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
    provider: z.enum(paymentProviders),
    latest_on: z.iso
      .date()
      .describe('The last day on which the law allows the refund: 14 days after the notice.'),
    is_due_soon: z
      .boolean()
      .describe('Whether that day is at most three days away and nothing was paid yet.'),
    refused_at: z.iso.datetime().nullable().describe('When the provider last refused the refund.'),
    provider_message: z
      .string()
      .nullable()
      .describe('What the provider said when it last refused the refund; null if it gave no reason.'),
    paid_on: z.iso.date().nullable().describe('The day on which staff paid the refund by hand.'),
    bank_reference: z.string().nullable().describe('The reference of that payment at the bank.'),
    paid_by: z.string().nullable().describe('The member of staff who recorded that payment.'),
  })
  .meta({ id: 'Refund' })
export type Refund = z.output<typeof refund>
const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const
const refundId = z.uuid().describe('The `id` of the refund, as `staff/refunds` lists it.')
const provider = z.enum(paymentProviders).optional().describe('Only payments of one provider.')

export const listRefunds = endpoint({
  method: 'GET',
  path: '/api/v1/staff/refunds',
  summary:
    'Lists refunds that are not made yet, sorted by the day until which they have to be; `state` selects others, and the search finds the beginning of an order number',
  query: staffListQuery(['latest_on', 'requested_at'], {
    state: z
      .enum(refundStates)
      .optional()
      .describe('Only refunds in this state. Without it all that are not made yet.'),
    provider,
  }),
  response: answerPage(refund),
  errors: [...ofStaff],
})

export const getRefund = endpoint({
  method: 'GET',
  path: '/api/v1/staff/refunds/:refundId',
  summary: 'Returns one refund',
  params: z.object({ refundId }),
  response: answer(refund),
  errors: [...ofStaff, 'not-found'],
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
  summary:
    'Sends a refund again that the provider refused. A refund without an answer of the provider is never sent again',
  params: z.object({ refundId }),
  response: answer(refund),
  errors: [...ofStaff, 'not-found', 'refund-pending', 'refund-under-way', 'refund-made'],
})

export const payRefundByHand = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/refunds/:refundId/paid-manually',
  summary:
    'Records that a refund was paid from the bank account of the shop, so that the provider pays nothing',
  params: z.object({ refundId }),
  body: z.object({
    paid_on: calendarDate(s.paidOnMissing).describe(
      'The day of the payment, from the day of the request until today.',
    ),
    bank_reference: requiredText(s.bankReferenceMissing)
      .max(longestBankReference, bilingualMessage(s.bankReferenceTooLong))
      .refine(...inTextScript)
      .describe('The reference of the payment at the bank.'),
  }),
  response: answer(refund),
  errors: [...ofStaff, 'second-factor-required', 'not-found', 'refund-under-way', 'refund-made'],
})

const surplusPayment = z
  .object({
    id: z.string().describe('The id of the attempt to pay.'),
    order_number: z.string(),
    received_at: z.iso.datetime(),
    received: z.number().describe('What arrived, in euros.'),
    expected: z.number().describe('What the payment was started for, in euros.'),
    payment_by: z.enum(paymentMethods),
    provider: z.enum(paymentProviders),
    reason: z.enum(surplusReasons),
    refund_id: z.string(),
    refund_state: z.enum(refundStates),
    refunded_at: z.iso.datetime().nullable(),
    provider_message: z.string().nullable(),
  })
  .meta({ id: 'SurplusPayment' })
export type SurplusPayment = z.output<typeof surplusPayment>

export const listSurplusPayments = endpoint({
  method: 'GET',
  path: '/api/v1/staff/payments/surplus',
  summary:
    'Lists money that arrived twice, too late or in a wrong amount, the latest first, with what became of it; it was never invoiced and has no credit note',
  query: staffListQuery(
    ['received_at'],
    {
      reason: z.enum(surplusReasons).optional().describe('Only payments that cannot be used for one reason.'),
      provider,
    },
    '-received_at',
  ),
  response: answerPage(surplusPayment),
  errors: [...ofStaff],
})
