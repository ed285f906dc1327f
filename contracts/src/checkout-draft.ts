import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { appointment } from './booking.ts'
import { answer, customerAndGuest } from './endpoint.ts'
import { accountSentences } from './values/account-sentences.ts'
import { checkoutFields, longestDraftText } from './values/checkout-details.ts'
import { oneLinePattern } from './values/one-line.ts'

const field = z.enum(checkoutFields).meta({ id: 'CheckoutField' })
const storedDetails = z.partialRecord(field, z.string())
const typedText = z
  .string()
  .max(longestDraftText)
  .regex(oneLinePattern, bilingualMessage(accountSentences.notOneLine))
const typedDetails = z.partialRecord(field, typedText)

export const saveCheckoutDraft = customerAndGuest({
  method: 'PUT',
  moves: 'nothing',
  customer: '/api/v1/customer/checkout/draft',
  anonymous: '/api/v1/anonymous/checkout/draft',
  summary: 'Stores what was typed on the information form with the open cart, complete or not',
  body: z.object({
    details: typedDetails.describe(
      'What was typed, by the name of the field. A field that is left out stays as it was stored.',
    ),
  }),
  example: {
    details: { 'billing_details.first_name': 'Maija', 'billing_details.email': 'customer@shop.example' },
  },
  response: answer(
    appointment
      .pick({ held_until: true, seconds_left: true })
      .describe(
        'How long the fitting time of the cart is held: saving renews it. Null when no time is held.',
      ),
  ),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})

export const getCheckoutDraft = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/checkout/draft',
  anonymous: '/api/v1/anonymous/checkout/draft',
  summary:
    'Returns the stored draft of the information form of the open cart; empty when there is none. It begins the checkout, which is refused with `checkout-full` and Retry-After while too many buyers are there',
  response: answer(z.object({ details: storedDetails })),
  errors: ['not-valid', 'not-logged-in', 'session-ended', 'checkout-full'],
})
