import { z } from 'zod'
import { answer, customerAndGuest } from './endpoint.ts'
import { checkoutFields } from './values/checkout-details.ts'

/** Far above the limits of the fields: what is too long yet is refused when the form is sent, with its sentence. */
const details = z.partialRecord(z.enum(checkoutFields), z.string().max(300))

export const saveCheckoutDraft = customerAndGuest({
  method: 'PUT',
  customer: '/api/v1/customer/checkout/draft',
  anonymous: '/api/v1/anonymous/checkout/draft',
  summary: 'Stores what was typed on the information form with the open cart, complete or not',
  body: z.object({
    details: details.describe(
      'What was typed, by the name of the field. A field that is left out stays as it was stored.',
    ),
  }),
  example: {
    details: { 'billing_details.first_name': 'Aino', 'billing_details.email': 'aino@pito.example' },
  },
  response: answer(z.null()),
  errors: ['not-valid', 'not-found', 'not-logged-in', 'session-ended'],
})

export const getCheckoutDraft = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/checkout/draft',
  anonymous: '/api/v1/anonymous/checkout/draft',
  summary: 'What was typed on the information form of the open cart; empty when nothing was',
  response: answer(z.object({ details })),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})
