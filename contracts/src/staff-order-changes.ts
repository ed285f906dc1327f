import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { orderNumber } from './parameters.ts'
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
