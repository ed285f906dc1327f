import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { createPartnerRequest as contract } from '@pito/contracts/partners'
import { nationalNumber } from '@pito/contracts/values/contact-number'
import { partnerSentences } from '@pito/contracts/values/partner-request'
import { checkCaptcha } from '../platform/captcha/check-captcha.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { mailToShop, receiptMail } from './partner-emails.ts'
import type { PartnerRequest } from './store.ts'
import { insertRequest, readPartnerSettings } from './store.ts'

/** This limit also counts applications with a wrong captcha. */
const tries = { limit: 30, windowSeconds: 3600 }
/**
 * This limit counts only applications with a right captcha, so that nobody can use up the limit of another person's
 * address without solving captchas.
 */
const ofOneEmail = { limit: 3, windowSeconds: 24 * 3600 }

export async function applyAsPartner(
  ctx: Context,
  { captcha, captcha_id, ...input }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { now, locale, platform } = ctx
  const email = input.email.toLowerCase()
  await countAttempt(ctx.sql, { what: 'partner-request', who: ctx.network }, tries, now)
  await checkCaptcha(ctx, { key: captcha_id, answer: captcha, form: 'partner' })
  await countAttempt(ctx.sql, { what: 'partner-request-email', who: email }, ofOneEmail, now)
  const { country_code, contact_number } = nationalNumber(input)
  const request: PartnerRequest = {
    id: randomUUID(),
    name: input.name,
    requestFrom: input.request_from,
    countryCode: country_code,
    contactNumber: contact_number,
    email,
    location: input.location,
    comment: input.comment,
    locale,
    createdAt: now,
  }
  await ctx.transaction(async (tx) => {
    await insertRequest(tx, request)
    await sendMail(platform, tx, mailToShop(platform, request))
    const { eraseAfterMonths } = await readPartnerSettings(tx)
    await sendMail(platform, tx, receiptMail(platform, request, eraseAfterMonths))
  })
  return ok(null, partnerSentences.received[locale])
}
