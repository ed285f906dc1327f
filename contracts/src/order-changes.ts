import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, customerAndGuest, endpoint } from './endpoint.ts'
import { calendarDate } from './limited-fields.ts'
import { consequences } from './order-consequences.ts'
import { order } from './orders.ts'
import { orderNumber, linkToken as token } from './parameters.ts'
import { version } from './staff-list.ts'
import { requiredLines } from './text-fields.ts'
import { deductionReasons } from './values/deduction-reasons.ts'
import { returnConditions } from './values/return-conditions.ts'
import { returnSentences } from './values/return-sentences.ts'
import { sendingSentences as s } from './values/sending-sentences.ts'
import { mostParcels, trackingNumberPattern } from './values/tracking-numbers.ts'
import { withdrawalDays } from './values/withdrawal-days.ts'

const own = ['not-valid', 'not-found', 'not-logged-in', 'session-ended'] as const

export const cancelOrder = customerAndGuest({
  method: 'POST',
  moves: 'money',
  customer: '/api/v1/customer/order/:orderNumber/cancel',
  anonymous: '/api/v1/anonymous/order/:orderNumber/cancel',
  summary:
    'Cancels a paid order before its fitting begins and before it is sent: tyres and time are free at once, all of the money goes back',
  params: z.object({ orderNumber }),
  response: answer(order),
  errors: [...own, 'order-not-cancellable'],
})

export const dropOrder = customerAndGuest({
  method: 'POST',
  moves: 'stock',
  customer: '/api/v1/customer/order/:orderNumber/drop',
  anonymous: '/api/v1/anonymous/order/:orderNumber/drop',
  summary:
    'Drops an order that waits for its payment: what is reserved for it becomes free, and its tyres stay in the cart',
  params: z.object({ orderNumber }),
  response: answer(order),
  errors: [...own, 'order-not-droppable'],
})

export const withdrawOrder = customerAndGuest({
  method: 'POST',
  moves: 'time',
  customer: '/api/v1/customer/order/:orderNumber/withdraw',
  anonymous: '/api/v1/anonymous/order/:orderNumber/withdraw',
  summary: `Withdraws from the contract within ${withdrawalDays} days of the delivery, without a reason; a receipt comes by e-mail`,
  params: z.object({ orderNumber }),
  response: answer(order),
  errors: [...own, 'order-not-withdrawable'],
})

export const getLinkedOrder = endpoint({
  method: 'GET',
  path: '/api/v1/order-link',
  summary: 'Returns the order that the link in an e-mail belongs to',
  query: z.object({ token }),
  response: answer(order),
  errors: ['not-valid', 'not-found'],
})

export const cancelLinkedOrder = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/order-link/cancel',
  summary: 'Cancels an order by the link in an e-mail, as in the account',
  body: z.object({ token }),
  response: answer(order),
  errors: ['not-valid', 'not-found', 'order-not-cancellable'],
})

export const withdrawLinkedOrder = endpoint({
  method: 'POST',
  moves: 'time',
  path: '/api/v1/order-link/withdraw',
  summary: 'Withdraws from an order by the link in an e-mail, as in the account',
  body: z.object({ token }),
  response: answer(order),
  errors: ['not-valid', 'not-found', 'order-not-withdrawable'],
})

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid', 'not-found'] as const
const byStaff = {
  method: 'POST',
  moves: 'money',
  params: z.object({ orderNumber }),
  response: answer(order),
} as const
/** A change without a version, such as one from a list of orders, is refused only if the state does not allow it. */
export const orderVersion = version.optional()
const body = z.object({ version: orderVersion })

const whyNotSent = [
  'order-changed',
  'order-not-shippable',
  'tyres-at-point',
  'fitting-declined',
  'fitting-cancelled',
] as const

export const packOrder = endpoint({
  ...byStaff,
  path: '/api/v1/staff/orders/:orderNumber/packed',
  summary: 'Marks the tyres as packed, so that the order waits to be sent',
  body,
  errors: [...ofStaff, ...whyNotSent, 'order-already-packed'],
})

export const trackingNumbers = z
  .array(z.string().regex(trackingNumberPattern, bilingualMessage(s.trackingNumber)))
  .max(mostParcels, bilingualMessage(s.tooManyParcels))
  .describe('The numbers that the carrier has given to the parcels of the order.')

export const shipOrder = endpoint({
  ...byStaff,
  body: body.extend({
    tracking_numbers: trackingNumbers.optional().describe('Without it, the stored numbers stay as they are.'),
  }),
  path: '/api/v1/staff/orders/:orderNumber/shipped',
  summary:
    'Marks the tyres as sent: five minutes later the customer gets an e-mail, and a Klarna payment is captured',
  errors: [...ofStaff, ...whyNotSent],
})

export const undoSending = endpoint({
  ...byStaff,
  body,
  path: '/api/v1/staff/orders/:orderNumber/shipped/undo',
  summary:
    'Returns a sent order to packed, within five minutes after it was sent: nothing was announced or captured',
  errors: [...ofStaff, 'order-changed', 'sending-not-undone'],
})

/** Why staff correct something; the timeline of the order shows it. */
const note = requiredLines(s.noteMissing).max(500, bilingualMessage(s.noteTooLong))

export const correctSending = endpoint({
  ...byStaff,
  body: body.extend({
    note: note.describe('What happened, for the timeline of the order.'),
    send_email: z.boolean().default(false).describe('Whether the customer gets an e-mail about it.'),
  }),
  path: '/api/v1/staff/orders/:orderNumber/shipped/correct',
  summary: 'Returns an order to packed that was marked as sent by mistake more than five minutes ago',
  errors: [...ofStaff, 'order-changed', 'sending-not-corrected'],
})

export const setTrackingNumbers = endpoint({
  ...byStaff,
  body: body.extend({ tracking_numbers: trackingNumbers }),
  path: '/api/v1/staff/orders/:orderNumber/tracking-numbers',
  summary: 'Stores the tracking numbers of an order, in the place of those that it had',
  errors: [...ofStaff, 'order-changed', 'order-not-trackable'],
})

export const correctDelivery = endpoint({
  ...byStaff,
  body: body.extend({
    delivered_on: calendarDate(s.dayMissing).describe('The day in Helsinki on which it was delivered.'),
    note: note.describe('The reason, for the timeline of the order.'),
  }),
  path: '/api/v1/staff/orders/:orderNumber/delivered/correct',
  summary:
    'Corrects the day of the delivery. The withdrawal period follows only if the day is later than the earlier ones',
  errors: [...ofStaff, 'order-changed', 'delivery-not-corrected'],
})

export const deliverOrder = endpoint({
  ...byStaff,
  body,
  path: '/api/v1/staff/orders/:orderNumber/delivered',
  summary: `The tyres are with the customer, or fitted: the ${withdrawalDays} days of withdrawal begin`,
  errors: [...ofStaff, 'order-changed', 'order-not-deliverable', 'order-not-sent'],
})

const returnBody = z
  .object({
    version: orderVersion,
    items: z
      .array(
        z
          .object({
            tyre_id: z.int().min(1).describe('The `id` of the tyre.'),
            quantity: z.int().min(1).max(999).describe('How many of them.'),
            condition: z
              .enum(returnConditions)
              .default('sellable')
              .describe(
                '`sellable`: goes back into stock. `damaged`: is refunded and does not go back into stock. `missing`: did not arrive, so it is only recorded and stays expected.',
              ),
            photo_id: z.uuid().optional().describe('The `id` of the photo of a damaged tyre.'),
            deduction: z
              .number()
              .positive()
              .max(1_000_000)
              .optional()
              .describe(
                'How much less is refunded for these damaged tyres, in euros: a loss in value for which the buyer is liable.',
              ),
          })
          .refine(({ condition, photo_id: photo }) => condition !== 'damaged' || photo !== undefined, {
            error: bilingualMessage(returnSentences.photoMissing),
            path: ['photo_id'],
          }),
      )
      .min(1, bilingualMessage(returnSentences.nothingBooked))
      .max(50)
      .describe('The tyres that were expected, at most as many as the order has and did not return before.'),
    deduction_reason: z
      .enum(deductionReasons)
      .optional()
      .describe(
        'Why something is deducted. `used`: driven on more than trying requires. `damaged`: damaged by the buyer. The buyer reads amount and reason by e-mail.',
      ),
  })
  .refine(({ items, deduction_reason: reason }) => reason || items.every(({ deduction }) => !deduction), {
    error: bilingualMessage(returnSentences.choose),
    path: ['deduction_reason'],
  })
const returnErrors = [
  ...ofStaff,
  'order-changed',
  'order-not-returnable',
  'deduction-too-much',
  'deduction-without-damage',
] as const

export const returnTyres = endpoint({
  ...byStaff,
  path: '/api/v1/staff/orders/:orderNumber/returned',
  summary:
    'Records the arrival of returned tyres: sellable ones go back into stock, and their price is refunded unless that was done before',
  body: returnBody,
  errors: returnErrors,
})

export const previewReturn = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/orders/:orderNumber/returned/preview',
  summary: 'Returns what recording an arrival would do to stock and money, without doing it',
  params: z.object({ orderNumber }),
  body: returnBody,
  response: answer(consequences),
  errors: returnErrors,
})
