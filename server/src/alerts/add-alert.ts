import { randomUUID } from 'node:crypto'
import type { createTyreAlert as contract } from '@pito/contracts/alerts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { refusals } from '@pito/contracts/refusals'
import { confirmHours } from '@pito/contracts/values/alert-kinds'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Locale } from '@pito/contracts/values/locale'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { FieldErrors } from '../platform/refuse.ts'
import { refuse } from '../platform/refuse.ts'
import { confirmationEmail } from './alert-emails.ts'
import { whyNotAlerted } from './rules/why-not-alerted.ts'
import { storeRequest } from './store.ts'

/** The limit allows alerts for a set of tyres and its alternatives. More of them would flood a mailbox. */
const requests = { limit: 20, windowSeconds: 3600 }
const mailsToOne = { limit: 6, windowSeconds: 3600 }

export async function addAlert(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { id: tyreId, kind } = input
  const email = input.email.toLowerCase()
  await countAttempt(ctx.sql, { what: 'tyre-alert', who: ctx.network }, requests, ctx.now)
  const offer = (await readOffers(ctx, ctx.sql, [tyreId])).get(tyreId) ?? refuse('not-found')
  const priceCents = offer.grossCents
  const targetCents = kind === 'price' && input.price ? centsOf(input.price) : null
  const reason = whyNotAlerted({ kind, targetCents }, { priceCents, available: offer.product.in_stock })
  if (reason) refuse(reason, reason === 'price-not-lower' ? { errors: priceErrors(ctx.locale) } : {})
  await countAttempt(ctx.sql, { what: 'tyre-alert-mail', who: email }, mailsToOne, ctx.now)
  await ctx.transaction(async (tx) => {
    const { locale } = ctx
    const request = { tyreId, kind, email, locale, priceCents, targetCents, requestedAt: ctx.now }
    const stored = await storeRequest(tx, { id: randomUUID(), ...request })
    await sendMail(ctx.platform, tx, confirmationEmail(ctx.platform, { ...request, ...stored }, offer))
  })
  return ok({ confirm_within_hours: confirmHours })
}

function priceErrors(locale: Locale): FieldErrors {
  return { price: [refusals['price-not-lower'].sentence[locale]] }
}
