import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import { calendarDate } from './limited-fields.ts'
import { orderVersion } from './order-changes.ts'
import { order } from './orders.ts'
import { orderNumber } from './parameters.ts'
import {
  cancellationAskers,
  cancellationChannels,
  cancellationReasons,
  withdrawalChannels,
} from './values/order-notices.ts'
import { paymentMethods } from './values/payment-methods.ts'
import { returnSentences as s } from './values/return-sentences.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid', 'not-found'] as const
const params = z.object({ orderNumber })
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, bilingualMessage(s.choose))

/** What a change does to stock, times, money and e-mails. It is computed by the change itself, which is then undone. */
const consequences = z
  .object({
    fitting: z
      .object({
        starts_at: z.iso.datetime().nullable().describe('Null if the time was agreed by phone.'),
        service_point: z.string(),
      })
      .nullable()
      .describe('The appointment that is released.'),
    tyres: z
      .array(z.object({ name: z.string(), week: z.string(), quantity: z.int() }))
      .describe('The tyres that go back into stock, by production week (WWYY).'),
    promo_code: z.string().nullable().describe('The promo code whose use is released.'),
    refund: z
      .object({
        amount: z.number(),
        deducted: z.number().describe('How much of it was deducted for damage or use.'),
        payment_by: z.enum(paymentMethods),
        is_authorisation: z
          .boolean()
          .describe(
            'Whether Klarna has not taken the money yet, so that its authorisation is reduced instead.',
          ),
        lines: z
          .array(
            z.object({
              name: z.string(),
              quantity: z.int(),
              amount: z.number(),
              vat_percent: z.number(),
              vat: z.number(),
            }),
          )
          .describe('The lines of the credit note. The quantity is 0 where only money goes back.'),
      })
      .nullable()
      .describe('The refund that becomes due, with its credit note.'),
    emails: z.array(z.string()).describe('The addresses that get an e-mail.'),
  })
  .meta({ id: 'OrderConsequences' })
export type OrderConsequences = z.output<typeof consequences>

export const previewCancellation = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/cancellation',
  summary: 'Returns what cancelling the order would do, without doing it',
  params,
  example: { orderNumber: '3907152846' },
  response: answer(consequences),
  errors: [...ofStaff, 'order-not-cancellable'],
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
    asked_by: choice(cancellationAskers).describe('Who asked for it.'),
    channel: choice(cancellationChannels).describe('How they asked for it.'),
    reason: choice(cancellationReasons).describe('Why.'),
  }),
  response: answer(order),
  errors: [...ofStaff, 'order-changed', 'order-not-cancellable'],
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
  errors: [...ofStaff, 'order-changed', 'order-not-withdrawable', 'withdrawal-too-late'],
})
