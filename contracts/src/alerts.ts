import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { alertKinds } from './values/alert-kinds.ts'
import { emailPattern, longestEmail } from './values/email.ts'

const token = z.string().min(1).max(200)

const alertDetails = z
  .object({
    kind: z.enum(alertKinds),
    confirmed: z.boolean(),
    price: z.number().nullable().describe('In euros with VAT; null when any lower price is good enough.'),
    name: z.string(),
    link_fi: z.string(),
    link_en: z.string(),
  })
  .meta({ id: 'TyreAlert' })
export type AlertDetails = z.output<typeof alertDetails>

/** The answer is the same whether or not the shop knows the address: only its owner reads what follows. */
export const createTyreAlert = endpoint({
  method: 'POST',
  path: '/api/v1/product/:id/alert',
  summary: 'Asks for one e-mail when a tyre is in stock again or its price falls; confirmed from the e-mail',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.object({
    kind: z.enum(alertKinds),
    email: z.email({ pattern: emailPattern }).max(longestEmail),
    price: z
      .number()
      .min(0.01)
      .max(100_000)
      .nullish()
      .describe('At most so many euros; without it, below the price of now.'),
  }),
  example: { id: 1, kind: 'price', email: 'aino@pito.example' },
  response: answer(z.object({ confirm_within_hours: z.int() })),
  errors: ['not-valid', 'not-found', 'in-stock-already', 'price-not-lower', 'too-many-requests'],
})

/** What a link in an e-mail is about. Looking changes nothing: scanners of mail open every link. */
export const getTyreAlert = endpoint({
  method: 'GET',
  path: '/api/v1/product-alert',
  summary: 'The tyre and the alert that a link of an e-mail is about',
  query: z.object({ action: z.enum(['confirm', 'stop']), token }),
  response: answer(alertDetails),
  errors: ['not-valid', 'not-found'],
})

export const confirmTyreAlert = endpoint({
  method: 'POST',
  path: '/api/v1/product-alert/confirm',
  summary: 'The owner of the address confirms the alert',
  body: z.object({ token }),
  response: answer(alertDetails),
  errors: ['not-valid', 'not-found'],
})

/** Of what is over already too, so that one press always ends in the same place. */
export const stopTyreAlert = endpoint({
  method: 'POST',
  path: '/api/v1/product-alert/stop',
  summary: 'Stops the alert and deletes the address',
  body: z.object({ token }),
  response: answer(z.object({ stopped: z.literal(true) })),
  errors: ['not-valid', 'not-found'],
})
