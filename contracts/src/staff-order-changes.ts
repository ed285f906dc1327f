import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { order } from './orders.ts'
import { dealerId, fittingDate, fittingTime, orderNumber } from './parameters.ts'
import { version } from './staff-list.ts'
import { oneLine } from './text-fields.ts'
import { dearerChoices } from './values/order-supplements.ts'
import { providerAnswers } from './values/order-timeline.ts'
import { paymentMethods } from './values/payment-methods.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid', 'not-found'] as const

const providerAnswer = z
  .object({
    attempt: z.int().describe('The number of the attempt to pay.'),
    method: z.enum(paymentMethods),
    answer: z
      .enum(providerAnswers)
      .describe(
        'What the provider says. `open`: the payment has been started and nothing is paid. `returned`: the money came and goes back. `away`: the provider gave no response.',
      ),
  })
  .meta({ id: 'ProviderAnswer' })
export type ProviderAnswerShown = z.output<typeof providerAnswer>

export const checkPayment = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/payment-check',
  summary:
    'Asks the providers about the payments of an unpaid order and settles them by the same rule as the background job; nobody can set an order to paid by hand',
  params: z.object({ orderNumber }),
  response: answer(z.array(providerAnswer).describe('One answer for each payment, the latest first.')),
  errors: [...ofStaff, 'no-payment-to-check', 'payment-not-verified'],
})

/** A text that is too long is refused by the use case, with the sentence of its field. */
const typed = oneLine.max(1000)

export const changeDelivery = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/orders/:orderNumber/delivery-details',
  summary:
    'Changes who receives a paid order and where, the phone number, the licence plate and the note until the order is sent; the customer gets an e-mail. Any other field is refused, because the invoice is final',
  params: z.object({ orderNumber }),
  body: z.looseObject({
    version,
    first_name: typed.describe('The first name of whoever receives the delivery.'),
    last_name: typed.describe('The last name of whoever receives the delivery.'),
    contact_number: typed.describe('The Finnish phone number of whoever receives the delivery.'),
    address_line_1: typed.describe('Street and building number. Ignored if the tyres are fitted.'),
    address_line_2: typed.describe('A second line of the address. Ignored if the tyres are fitted.'),
    zipcode: typed.describe('The postcode, not one of Åland (22…). Ignored if the tyres are fitted.'),
    city: typed.describe('The town. Ignored if the tyres are fitted.'),
    licence_plate: typed.describe('The licence plate of the vehicle, for the garage.'),
    order_note: typed.describe('The note of the customer to the shop.'),
  }),
  response: answer(order),
  errors: [...ofStaff, 'order-changed', 'order-details-final', 'invoice-final'],
})

const pointForFitting = z
  .object({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    difference: z
      .number()
      .describe('How much more the fitting costs there than the customer has paid for it; negative: less.'),
  })
  .meta({ id: 'PointForFitting' })

export const getFittingTimes = endpoint({
  method: 'GET',
  path: '/api/v1/staff/orders/:orderNumber/fitting-times',
  summary:
    'Lists the times to which the fitting of an order can be moved, and the service points that could fit the tyres instead',
  params: z.object({ orderNumber }),
  query: z.object({
    service_point: dealerId.optional().describe('The `id` of the service point. Without it the present one.'),
    from: fittingDate.optional().describe('The first day; without it today. Two weeks are returned.'),
  }),
  response: answer(
    z.object({
      service_point: z.int(),
      from: z.iso.date(),
      last_date: z.iso.date().describe('The last day on which customers can book.'),
      points: z.array(pointForFitting).describe('Empty except for the present one once the tyres are sent.'),
      days: z.array(z.object({ schedule_date: z.iso.date(), start_times: z.array(z.string()) })),
      why_not_elsewhere: z.string().nullable().describe('Why no other service point can be chosen.'),
    }),
  ),
  errors: [...ofStaff, 'fitting-not-movable'],
})

export const moveFitting = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/fitting',
  summary:
    'Moves the fitting of an order to another time or, until the tyres are sent, to another service point; a lower price is refunded, a higher one is waived or paid by a link',
  params: z.object({ orderNumber }),
  body: z.object({
    version,
    service_point: dealerId,
    schedule_date: fittingDate,
    start_time: fittingTime,
    overrides_rules: z
      .boolean()
      .default(false)
      .describe('Takes any free time, which needs the right `override-booking-rules` and a reason.'),
    reason: oneLine.max(500).default('').describe('Required with `overrides_rules`.'),
    difference: z
      .number()
      .default(0)
      .describe(
        'The difference in price that was shown. Another one is refused, so that nobody is surprised.',
      ),
    dearer: z
      .enum(dearerChoices)
      .optional()
      .describe(
        'What becomes of a higher price. `waive`: the shop waives the difference. `payment-link`: the customer gets an e-mail with a link to pay it; the fitting moves at once.',
      ),
  }),
  response: answer(order),
  errors: [
    ...ofStaff,
    'order-changed',
    'fitting-not-movable',
    'fitting-point-final',
    'fitting-price-changed',
    'fitting-dearer',
    'slot-taken',
    'slot-not-offered',
  ],
})

export const withdrawPaymentLink = endpoint({
  method: 'POST',
  moves: 'money',
  path: '/api/v1/staff/orders/:orderNumber/payment-link/withdraw',
  summary:
    'Withdraws the payment link of an order: its difference in price is waived, and money that still arrives is refunded',
  params: z.object({ orderNumber }),
  body: z.object({ version }),
  response: answer(order),
  errors: [...ofStaff, 'order-changed', 'order-is-supplement', 'payment-link-not-open'],
})
