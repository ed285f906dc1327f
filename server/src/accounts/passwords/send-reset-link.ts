import { registerFields } from '@pito/contracts/accounts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { sendResetLink as contract } from '@pito/contracts/passwords'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import { checkCaptcha } from '../../platform/captcha/check-captcha.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { countAttempt, isWithinLimit } from '../../platform/limits/count-attempt.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { openSealedFields } from '../../platform/sealing/open-sealed-fields.ts'
import { activationEmail, resetEmail } from '../emails/account-emails.ts'
import type { Customer } from '../store.ts'
import { findByEmail, lockCustomer } from '../store.ts'
import { issueToken } from './token-store.ts'

const requests = { limit: 10, windowSeconds: 3600 }
/**
 * More e-mails than this would flood the owner's mailbox. Beyond the limit no e-mail is sent, and the response stays
 * the same.
 */
export const linksOfAccount = { limit: 3, windowSeconds: 3600 }

interface ResetLink {
  /**
   * The id of the customer. It is null if the address has no account or is over its limit; the job then does nothing.
   */
  readonly customerId: string | null
  readonly locale: Locale
}
const writeResetLink = defineJob<ResetLink>('write-reset-link')

/**
 * Enqueues a job that creates the token and the e-mail, so that the response takes equally long for a known and for
 * an unknown address.
 */
export async function sendResetLink(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { email } = await openSealedFields(ctx, { email: input.email }, registerFields.pick({ email: true }))
  await checkCaptcha(ctx, { key: input.captcha_id, answer: input.captcha, form: 'reset-password-link' })
  await countAttempt(ctx.sql, { what: 'reset-link', who: ctx.network }, requests, ctx.now)
  const isAllowed = await isWithinLimit(
    ctx.sql,
    { what: 'reset-link-account', who: email },
    linksOfAccount,
    ctx.now,
  )
  const customer = await findByEmail(ctx.sql, email)
  const customerId = customer?.id ?? null
  await ctx.transaction(async (tx) => {
    const { platform, locale } = ctx
    await platform.jobs.enqueue(tx, writeResetLink, { customerId: isAllowed ? customerId : null, locale })
    await recordAudit(tx, { ...auditedBy(ctx), action: 'reset-link-requested', subject: customerId })
  })
  return ok(null, accountSentences.resetLinkSent[ctx.locale])
}

/**
 * Sends a customer a link on behalf of staff: the one with which a password is reset, or, until the customer has chosen
 * the first password, the one with which the account is activated. Earlier links of the same kind become invalid.
 */
export async function sendPasswordLink(
  platform: Pick<Platform, 'clock' | 'company' | 'config' | 'jobs'>,
  tx: Tx,
  customer: Customer,
  now: Date,
): Promise<void> {
  const purpose = customer.passwordHash === null ? 'activation' : 'reset'
  const email = purpose === 'activation' ? activationEmail : resetEmail
  const token = await issueToken(tx, customer.id, purpose, now)
  await sendMail(platform, tx, email(platform, customer.locale, customer, token))
}

export function writeResetLinks(platform: Platform): void {
  platform.jobs.handle(writeResetLink, async ({ customerId, locale }, { now }) => {
    if (customerId === null) return
    await platform.sql.transaction(async (tx) => {
      const customer = await lockCustomer(tx, customerId)
      if (!customer) return
      const token = await issueToken(tx, customerId, 'reset', now)
      await sendMail(platform, tx, resetEmail(platform, locale, customer, token))
    })
  })
}
