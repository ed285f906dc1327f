import type { Input } from '@pito/contracts/endpoint'
import type { deleteAccount } from '@pito/contracts/privacy'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { privacySentences, privacySentences as s } from '@pito/contracts/values/privacy-sentences'
import { z } from 'zod'
import type { Customer } from '../accounts/index.ts'
import { customerOf, lockCustomer, readCustomer } from '../accounts/index.ts'
import type { AuditEntry } from '../platform/audit/record-audit.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt, forgetAttempts } from '../platform/limits/count-attempt.ts'
import { renderEmail } from '../platform/mail/email-layout.ts'
import type { Email } from '../platform/mail/send-mail.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { verifyPassword } from '../platform/passwords/password-hash.ts'
import type { ShopSettings } from '../platform/platform.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { refuse } from '../platform/refuse.ts'
import { openSealedFields } from '../platform/sealing/open-sealed-fields.ts'
import { clearSessionCookies } from '../platform/sessions/session-cookies.ts'
import { personOf } from './person-of.ts'

/**
 * Returns the use case that closes an account. The sessions end because their rows are deleted: a token of a deleted
 * session is no longer accepted.
 */
export function closeAccount(everything: readonly PersonalData[]) {
  return async (ctx: Context, input: Input<typeof deleteAccount>) => {
    const confirmed = await confirmOwner(ctx, input)
    await ctx.transaction(async (tx) => {
      const customer = await lockCustomer(tx, confirmed.id)
      // Since the confirmation the password may have been changed or the account closed.
      if (customer?.passwordHash !== confirmed.passwordHash) refuse('session-ended')
      const details = { session: customerOf(ctx).sessionId }
      await eraseAccount(ctx, tx, customer, { everything, locale: ctx.locale, details })
    })
    if (ctx.authorization === undefined) clearSessionCookies(ctx.platform.config, ctx, 'customer')
    return ok({ retained: retainedOf(confirmed, ctx.locale) }, s.deleted[ctx.locale])
  }
}

interface Erasure {
  readonly everything: readonly PersonalData[]
  /** The language of the e-mail that confirms the erasure. */
  readonly locale: Locale
  readonly details: NonNullable<AuditEntry['details']>
}

/** Erases a customer whom the caller has locked. Customers close their accounts by it, and staff erase customers. */
export async function eraseAccount(
  ctx: Context,
  tx: Tx,
  customer: Customer,
  { everything, locale, details }: Erasure,
): Promise<void> {
  const { id, email } = customer
  for (const { erase } of everything) await erase(tx, personOf(customer), ctx.now)
  await recordAudit(tx, { ...auditedBy(ctx), action: 'account-deleted', subject: id, details })
  await sendMail(ctx.platform, tx, deletedEmail(ctx.platform, { to: email, locale }))
}

/** Returns the sentences about what stays stored after an erasure. */
export function retainedOf({ verifiedAt }: Pick<Customer, 'verifiedAt'>, locale: Locale): string[] {
  const always = [s.vouchersStay, s.unfinishedPaymentsStay, s.securityLogStays, s.confirmationStays]
  const retained = verifiedAt ? always : [...always, s.unverifiedStays]
  return retained.map((sentence) => sentence[locale])
}

const words = {
  fi: {
    subject: 'Tilisi on poistettu',
    done: 'Tilisi ja siihen liittyvät tietosi on poistettu, ja kaikki laitteesi on kirjattu ulos.',
    notYou: (phone: string) => `Jos et poistanut tiliä itse, soita asiakaspalveluumme heti: ${phone}.`,
  },
  en: {
    subject: 'Your account has been deleted',
    done: 'Your account and the data that belongs to it have been erased, and all your devices are logged out.',
    notYou: (phone: string) =>
      `If you did not delete the account yourself, call our customer service at once: ${phone}.`,
  },
} as const

/**
 * Returns the e-mail that confirms the deletion of an account. It does not contain the person's name, because it
 * stays stored for a while after all other data has been deleted.
 */
function deletedEmail(shop: ShopSettings, { to, locale }: { to: string; locale: Locale }): Email {
  const w = words[languageOf(locale)]
  const content = renderEmail(shop, {
    locale,
    title: w.subject,
    paragraphs: [
      w.done,
      s.vouchersStay[locale],
      s.unfinishedPaymentsStay[locale],
      s.securityLogStays[locale],
    ],
    notes: [w.notYou(shop.company.current.phone)],
  })
  return { to, event: 'account', locale, subject: w.subject, ...content }
}

const tries = { limit: 5, windowSeconds: 900 }
const freshSeconds = 600
const fields = z.object({ password: z.string().max(1000) })

/**
 * Requires the password, or a recent login with a passkey, because somebody else may be using the owner's open
 * browser.
 */
async function confirmOwner(ctx: Context, input: Input<typeof deleteAccount>): Promise<Customer> {
  const { customerId, sessionId } = customerOf(ctx)
  const { password } = await openSealedFields(ctx, input, fields)
  const attempt = { what: 'delete-account', who: customerId }
  await countAttempt(ctx.sql, attempt, tries, ctx.now)
  const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
  const isOwner =
    password === ''
      ? await beganWithPasskey(ctx, sessionId)
      : await verifyPassword(customer.passwordHash, password)
  if (!isOwner) refuse('not-valid', { errors: { password: [privacySentences.passwordWrong[ctx.locale]] } })
  await forgetAttempts(ctx.sql, attempt)
  return customer
}

/**
 * Returns whether the session began recently with a passkey. This is read from the audit log, which nobody can
 * change.
 */
async function beganWithPasskey({ sql, now }: Context, sessionId: string): Promise<boolean> {
  const since = new Date(now.getTime() - freshSeconds * 1000)
  const found = await sql`
    select from audit where action = 'logged-in' and at >= ${since}
      and details @> ${JSON.stringify({ method: 'passkey', session: sessionId })}::jsonb`
  return found.length > 0
}
