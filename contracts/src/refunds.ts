import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { calendarDate, recordId } from './limited-fields.ts'
import { orderVersion } from './order-changes.ts'
import { orderNumber } from './parameters.ts'
import { staffListQuery } from './staff-list.ts'
import { inTextScript, requiredLines, requiredText } from './text-fields.ts'
import { mostCounted } from './values/order-tasks.ts'
import { paymentMethods } from './values/payment-methods.ts'
import { longestBankReference, longestRefundNote, refundSentences as s } from './values/refund-sentences.ts'
import {
  paymentProviders,
  refundReasons,
  refundStates,
  staffRefundReasons,
  surplusReasons,
} from './values/refunds.ts'

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
    'Lists refunds that are not made yet, sorted by the day until which they have to be; `state` selects others, of which the made ones are sorted by their request, and the search finds the beginning of an order number',
  query: staffListQuery(['latest_on', 'requested_at'], {
    state: z
      .enum(refundStates)
      .optional()
      .describe('Only refunds in this state. Without it all that are not made yet.'),
    provider,
  }),
  response: answerPage(refund).extend({
    is_more: z
      .boolean()
      .describe(`Whether more refunds match than \`total\` says, which is ${mostCounted} at most.`),
  }),
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

const refundedLine = z
  .object({
    line_id: recordId.describe('The `id` of the line of the order.'),
    quantity: z.int().min(1).max(999).optional().describe('How many pieces, at their share of the price.'),
    amount: z.number().min(0.01).max(1_000_000).optional().describe('How much, in euros, VAT included.'),
  })
  .refine(
    ({ quantity, amount }) => (quantity === undefined) !== (amount === undefined),
    bilingualMessage(s.quantityOrAmount),
  )
const refunding = {
  lines: z
    .array(refundedLine)
    .min(1, bilingualMessage(s.nothingChosen))
    .max(50)
    .refine(
      (lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length,
      bilingualMessage(s.lineTwice),
    )
    .describe('The lines that get money back, each with either pieces or an amount.'),
  reason: z.enum(staffRefundReasons).describe('Why; the customer reads it.'),
}
const refundRefusals = ['not-found', 'order-not-refundable', 'refund-too-much'] as const

const refundable = z
  .object({
    left: z.number().describe('What is left of the payment, in euros.'),
    limit: z.number().describe('What staff may refund of an order without the right `refund-above-limit`.'),
    by_staff: z
      .number()
      .describe('What staff have refunded of the order so far, which counts for the limit.'),
    due: z
      .number()
      .nullable()
      .describe('What the withdrawal of the buyer makes due; null if the buyer has not withdrawn.'),
    lines: z.array(
      z.object({
        id: z.int(),
        type: z.string(),
        name: z.string(),
        quantity: z.int(),
        paid: z.number().describe('The price of the line after the discount.'),
        left_quantity: z.int().describe('The pieces that no credit note has taken back.'),
        left: z.number().describe('The amount that no credit note has taken back.'),
      }),
    ),
  })
  .meta({ id: 'Refundable' })
export type Refundable = z.output<typeof refundable>

export const getRefundable = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/refundable',
  summary: 'Returns what can still be refunded of an order, line by line',
  params: z.object({ orderNumber }),
  response: answer(refundable),
  errors: [...ofStaff, 'not-found'],
})

const refundPreview = z
  .object({
    amount: z.number(),
    discount: z.number().describe('The share of the discount that the refunded amounts had.'),
    vat: z.array(z.object({ percent: z.number(), amount: z.number() })),
    lines: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        quantity: z.int().describe('The pieces that are taken back; 0 if only the price is reduced.'),
        amount: z.number(),
        vat_percent: z.number(),
        vat_amount: z.number(),
        discount: z.number(),
      }),
    ),
    right_needed: z
      .string()
      .nullable()
      .describe('Why the refund needs the right `refund-above-limit`; null if it does not.'),
    is_allowed: z.boolean().describe('Whether the caller may make the refund.'),
    email: z
      .object({ to: z.string(), subject: z.string(), text: z.string() })
      .nullable()
      .describe('The e-mail that the customer would get, without the token of its link.'),
  })
  .meta({ id: 'RefundPreview' })
export type RefundPreview = z.output<typeof refundPreview>

export const previewRefund = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/orders/:orderNumber/refund-preview',
  summary: 'Computes a refund with its VAT, its share of the discount and its e-mail, and changes nothing',
  params: z.object({ orderNumber }),
  body: z.object(refunding),
  response: answer(refundPreview),
  errors: [...ofStaff, ...refundRefusals],
})

export const refundOrder = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/refunds',
  summary:
    'Refunds lines of an order, by pieces or by amounts; above the limit, or beyond what a withdrawal makes due, only with the right `refund-above-limit`',
  params: z.object({ orderNumber }),
  body: z.object({
    ...refunding,
    version: orderVersion,
    note: requiredLines(s.noteMissing)
      .max(longestRefundNote, bilingualMessage(s.noteTooLong))
      .describe('The explanation of the refund, which only staff read.'),
    return_stock: z
      .boolean()
      .default(false)
      .describe('Whether the refunded tyres have come back, so that they go back into stock.'),
  }),
  response: answer(refund),
  errors: [
    ...ofStaff,
    ...refundRefusals,
    'second-factor-required',
    'order-changed',
    'order-not-returnable',
    'refund-above-limit',
    'refund-beyond-due',
  ],
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
