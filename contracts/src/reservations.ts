import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { orderNumber } from './parameters.ts'
import { staffListQuery } from './staff-list.ts'
import { paymentMethods } from './values/payment-methods.ts'

const reservation = z
  .object({
    order_number: z.string(),
    tyres: z.number().int().describe('How many tyres are reserved.'),
    articles: z
      .array(
        z.object({ id: z.int().describe('The `id` of the article.'), name: z.string(), quantity: z.int() }),
      )
      .describe('The reserved articles.'),
    method: z.enum(paymentMethods).nullable().describe('The payment method of the latest payment.'),
    total: z.number().describe('What the order costs, in euros, VAT included.'),
    fitted_at: z.iso.datetime().nullable().describe('The reserved fitting time, if there is one.'),
    is_guest: z.boolean(),
    reserved_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    ends_at_the_latest: z.iso
      .datetime()
      .describe('When the reservation ends at the latest: a payment that is under way may extend it.'),
    payment_under_way: z
      .boolean()
      .describe('A payment is open or being checked: the reservation cannot be released.'),
    payments: z.number().int().describe('How many payments were started.'),
  })
  .meta({ id: 'Reservation' })
export type Reservation = z.output<typeof reservation>

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed', 'not-valid'] as const

export const reservationSorts = ['tyres', 'reserved_at', 'expires_at'] as const

export const listReservations = endpoint({
  method: 'GET',
  path: '/api/v1/staff/reservations',
  summary:
    'Lists what unpaid orders reserve, most tyres first; searches order numbers and the articles by EAN, size, brand and model',
  query: staffListQuery(
    reservationSorts,
    { method: z.enum(paymentMethods).optional().describe('The payment method of the latest payment.') },
    '-tyres',
  ),
  response: answerPage(reservation),
  errors: [...ofStaff],
})

export const releaseReservation = endpoint({
  method: 'POST',
  moves: 'stock',
  path: '/api/v1/staff/reservations/:orderNumber/release',
  summary: 'Releases what an unpaid order has reserved, unless a payment of it is under way',
  params: z.object({ orderNumber }),
  response: answer(
    z.object({ released: z.boolean().describe('False when there was no reservation any more.') }),
  ),
  errors: [...ofStaff, 'not-found', 'payment-under-way'],
})
