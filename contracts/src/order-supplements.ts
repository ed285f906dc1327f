import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { supplementAmounts } from './orders.ts'
import { linkToken as token } from './parameters.ts'
import { paytrailFields } from './payments.ts'
import { supplementStates } from './values/order-supplements.ts'
import { paymentMethods } from './values/payment-methods.ts'

const supplement = z
  .object({
    order_number: z.string().describe('The order whose fitting was moved.'),
    name: z.string().describe('What is paid, with the old and the new service point.'),
    ...supplementAmounts,
    state: z.enum(supplementStates),
    payment: z
      .enum(['pending', 'failed', 'returned'])
      .nullable()
      .describe(
        'What became of the latest payment of an unpaid supplement. `returned`: the money came and goes back.',
      ),
    service_point: z
      .object({
        company_name: z.string(),
        address_line_1: z.string(),
        zipcode: z.string(),
        city: z.string(),
      })
      .nullable()
      .describe('Where the tyres are fitted now; null once the fitting is cancelled.'),
    schedule_date: z.iso.date().nullable(),
    start_time: z.string().nullable(),
    methods: z
      .array(z.enum(paymentMethods))
      .describe('How it can be paid. Klarna is not offered, because it pays only when something is sent.'),
  })
  .meta({ id: 'Supplement' })
export type Supplement = z.output<typeof supplement>

const path = '/api/v1/order-link/supplement'

export const getSupplement = endpoint({
  method: 'GET',
  path,
  summary: 'Returns the difference in price that the payment link in an e-mail is for',
  query: z.object({ token }),
  response: answer(supplement),
  errors: ['not-valid', 'not-found'],
})

export const paySupplement = endpoint({
  method: 'POST',
  moves: 'money',
  path: `${path}/payment`,
  summary: 'Starts the payment of the difference, and says where it is paid',
  body: z.object({
    token,
    payment_by: z.enum(paymentMethods).describe('How the customer pays, one of `methods`.'),
  }),
  response: answer(z.object({ url: z.string().describe('Where the browser goes to pay') })),
  errors: [
    'not-valid',
    'not-found',
    'supplement-paid',
    'supplement-ended',
    'payment-starting',
    'payment-provider-away',
    'payment-refused',
    'too-many-requests',
  ],
})

export const confirmSupplement = endpoint({
  method: 'POST',
  moves: 'money',
  path: `${path}/payment/confirm`,
  summary:
    'Takes the parameters that Paytrail appended to the return address and verifies their signature; calls may be repeated',
  body: paytrailFields.extend({ token }),
  response: answer(supplement),
  errors: ['not-valid', 'not-found', 'payment-not-verified'],
})
