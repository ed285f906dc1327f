import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { productId, linkToken as token } from './parameters.ts'
import { alertKinds } from './values/alert-kinds.ts'
import { emailPattern, longestEmail } from './values/email.ts'

const alertDetails = z
  .object({
    kind: z.enum(alertKinds),
    confirmed: z.boolean(),
    price: z
      .number()
      .nullable()
      .describe('The price in euros with VAT; null when any lower price is good enough.'),
    name: z.string(),
    link_fi: z.string(),
    link_en: z.string(),
  })
  .meta({ id: 'TyreAlert' })
export type AlertDetails = z.output<typeof alertDetails>

/**
 * The response is the same whether or not the shop knows the e-mail address. Only the owner of the address learns
 * more, from the e-mail that follows.
 */
export const createTyreAlert = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/product/:id/alert',
  summary: 'Asks for one e-mail when a tyre is in stock again or its price falls; confirmed from the e-mail',
  params: z.object({ id: productId }),
  body: z.object({
    kind: z
      .enum(alertKinds)
      .describe('What the e-mail is about: `stock`, the tyre is in stock again; `price`, it costs less.'),
    email: z
      .email({ pattern: emailPattern })
      .max(longestEmail)
      .describe('Where the e-mails go: first one to confirm the alert, later the alert itself.'),
    price: z
      .number()
      .min(0.01)
      .max(100_000)
      .nullish()
      .describe(
        'Only with `kind: price`: the alert is sent when one tyre costs at most this many euros, VAT included. Without it any price below the present one counts.',
      ),
  }),
  example: { id: 1, kind: 'price', email: 'customer@shop.example' },
  response: answer(z.object({ confirm_within_hours: z.int() })),
  errors: ['not-valid', 'not-found', 'in-stock-already', 'price-not-lower', 'too-many-requests'],
})

/** This GET request changes nothing, because mail scanners open every link in an e-mail. */
export const getTyreAlert = endpoint({
  method: 'GET',
  path: '/api/v1/product-alert',
  summary: 'Shows the tyre and the alert that the link in an e-mail belongs to',
  query: z.object({
    action: z
      .enum(['confirm', 'stop'])
      .describe(
        'What the link is for: confirming the alert or stopping it. Each token works for one of the two.',
      ),
    token,
  }),
  response: answer(alertDetails),
  errors: ['not-valid', 'not-found'],
})

export const confirmTyreAlert = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/product-alert/confirm',
  summary: 'Confirms the alert on behalf of the owner of the address',
  body: z.object({ token }),
  response: answer(alertDetails),
  errors: ['not-valid', 'not-found'],
})

/** Stopping an alert that has already ended also succeeds, so that pressing the button twice has the same result. */
export const stopTyreAlert = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/product-alert/stop',
  summary: 'Stops the alert and deletes the address',
  body: z.object({ token }),
  response: answer(z.object({ stopped: z.literal(true) })),
  errors: ['not-valid', 'not-found'],
})
