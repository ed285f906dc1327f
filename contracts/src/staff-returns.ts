import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { calendarDate } from './limited-fields.ts'
import { orderVersion } from './order-changes.ts'
import { consequences } from './order-consequences.ts'
import { order } from './orders.ts'
import { orderNumber } from './parameters.ts'
import { staffListQuery } from './staff-list.ts'
import {
  cancellationChannels,
  cancellationReasons,
  cancellationRequesters,
  withdrawalChannels,
} from './values/order-notices.ts'
import { returnConditions, returnKinds, returnStates, transportPayers } from './values/return-conditions.ts'
import { returnSentences as s } from './values/return-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid', 'not-found'] as const
const params = z.object({ orderNumber })
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, bilingualMessage(s.choose))

const whyNotCancelled = [
  'order-withdrawn-from',
  'order-already-sent',
  'order-not-open',
  'fitting-begun',
] as const

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/cancellation',
  summary: 'Returns what cancelling the order would do, without doing it',
  params,
  example: { orderNumber: '4821907312' },
  response: answer(consequences),
  errors: [...ofStaff, ...whyNotCancelled],
})

export const cancelForCustomer = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/cancellation',
  summary:
    'Cancels an order for its customer, by the same rule and with the same consequences as on their page',
  params,
  body: z.object({
    version: orderVersion,
    requested_by: choice(cancellationRequesters).describe('Who requested it.'),
    channel: choice(cancellationChannels).describe('How the request reached the shop.'),
    reason: choice(cancellationReasons).describe('Why.'),
  }),
  response: answer(order),
  errors: [...ofStaff, 'order-changed', ...whyNotCancelled],
})

export const registerWithdrawal = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/staff/orders/:orderNumber/withdrawal',
  summary:
    'Registers a notice of withdrawal that came by phone, letter or e-mail; the receipt is e-mailed at once',
  params,
  body: z.object({
    version: orderVersion,
    channel: choice(withdrawalChannels).describe('How the notice came.'),
    sent_on: calendarDate(s.sentOnMissing).describe('The day on which it was sent, as YYYY-MM-DD.'),
    goodwill: z
      .boolean()
      .default(false)
      .describe(
        'Accepts a notice that was sent after the last day, which needs the right `accept-late-withdrawals`.',
      ),
  }),
  response: answer(order),
  errors: [
    ...ofStaff,
    'order-changed',
    'order-withdrawn-from',
    'company-cannot-withdraw',
    'order-not-open',
    'tyres-not-sent',
    'withdrawal-too-late',
  ],
})

const agreement = z.object({
  agreed_at: z.iso.datetime(),
  by: z.string().describe('The member of staff who agreed on it.'),
  refund_amount: z.number().describe('The refund if all agreed tyres arrive, in euros.'),
  refund_percent: z.number().nullable().describe('The share of the price, if a share was agreed on.'),
  transport_by: z.enum(transportPayers),
  deadline: z.iso.date().describe('The day by which the tyres are to be returned.'),
})

const orderReturn = z
  .object({
    kind: z.enum(returnKinds).nullable().describe('Why tyres are expected back; null if none are.'),
    is_refunded: z
      .boolean()
      .describe('Whether the money has been refunded already, so that arrivals change the stock alone.'),
    agreement: agreement.nullable().describe('The open agreement on a return.'),
    lines: z.array(
      z.object({
        tyre_id: z.int(),
        name: z.string(),
        sold: z.int(),
        arrived: z.int(),
        expected: z.int().describe('How many are still expected, the missing ones included.'),
        missing: z.int().describe('How many of those were recorded as missing.'),
      }),
    ),
    arrivals: z
      .array(
        z.object({
          at: z.iso.datetime(),
          by: z.string().nullable(),
          name: z.string(),
          quantity: z.int(),
          condition: z.enum(returnConditions),
          photo_id: z.string().nullable(),
        }),
      )
      .describe('What staff have booked, newest first.'),
  })
  .meta({ id: 'OrderReturn' })
export type OrderReturn = z.output<typeof orderReturn>

export const getOrderReturn = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/return',
  summary: 'Returns which tyres of an order are expected back and what has arrived',
  params,
  example: { orderNumber: '3907152846' },
  response: answer(orderReturn),
  errors: [...ofStaff],
})

const agreementBody = z
  .object({
    version: orderVersion,
    items: z
      .array(
        z.object({
          tyre_id: z.int().min(1).describe('The `id` of the tyre.'),
          quantity: z.int().min(1).max(999).describe('How many of them.'),
        }),
      )
      .min(1, bilingualMessage(s.nothingBooked))
      .max(50)
      .describe('The tyres that are to be returned.'),
    refund_percent: z
      .number(bilingualMessage(s.refundMissing))
      .min(0.1, bilingualMessage(s.refundMissing))
      .max(100, bilingualMessage(s.refundTooMuch))
      .nullish()
      .describe('The share of the price that is refunded.'),
    refund_amount: z
      .number(bilingualMessage(s.refundMissing))
      .min(0.01, bilingualMessage(s.refundMissing))
      .max(1_000_000, bilingualMessage(s.refundTooMuch))
      .nullish()
      .describe('Or the amount that is refunded for all of them, in euros.'),
    transport_by: choice(transportPayers).describe('Who pays for the transport.'),
    deadline: calendarDate(s.deadlineMissing).describe('The day by which the tyres are to be returned.'),
  })
  .refine(
    ({ refund_percent: percent, refund_amount: amount }) =>
      ((percent ?? null) === null) !== ((amount ?? null) === null),
    {
      error: bilingualMessage(s.refundMissing),
      path: ['refund_percent'],
    },
  )
const agreementErrors = [...ofStaff, 'order-changed', 'return-not-agreeable'] as const

export const agreeOnReturn = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/return-agreement',
  summary:
    'Agrees on a return with a company, which gets the terms by e-mail; nothing is due before the tyres have arrived',
  params,
  body: agreementBody,
  response: answer(orderReturn),
  errors: agreementErrors,
})

export const previewAgreement = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/orders/:orderNumber/return-agreement/preview',
  summary: 'Returns the price of the tyres of an agreement and the refund, without agreeing on it',
  params,
  body: agreementBody,
  response: answer(
    z.object({
      price: z.number().describe('What was paid for the tyres, with the charges that go back with them.'),
      refund: z.number().describe('The refund if all of them arrive.'),
    }),
  ),
  errors: agreementErrors,
})

const listedReturn = z
  .object({
    order_number: z.string(),
    kind: z.enum(returnKinds),
    customer: z.string().nullable(),
    company: z.string().nullable(),
    since: z.iso.datetime().describe('The moment of the notice or of the agreement.'),
    tyres: z
      .array(
        z.object({
          tyre_id: z.int(),
          name: z.string(),
          expected: z.int(),
          arrived: z.int(),
          damaged: z.int(),
          missing: z.int(),
        }),
      )
      .describe('The tyres of the return.'),
    amount_due: z.number().describe('The refund when everything that is expected has arrived.'),
    deadline: z.iso.date().describe('The last day of the refund, or the agreed day of the return.'),
    is_overdue: z.boolean(),
  })
  .meta({ id: 'ListedReturn' })
export type ListedReturn = z.output<typeof listedReturn>

export const listReturns = endpoint({
  method: 'GET',
  path: '/api/v1/staff/returns',
  summary: 'Lists the returns that are on the way, the oldest first',
  query: staffListQuery(['since'], {
    state: z
      .enum(returnStates)
      .optional()
      .describe('Only returns of which nothing or something has arrived, or some is missing.'),
    buyer: z
      .enum(['company', 'private'])
      .optional()
      .describe('Only those of companies, or of private persons.'),
  }),
  response: answerPage(listedReturn),
  errors: ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'],
})
