import type { Input } from '@pito/contracts/endpoint'
import type { deleteAccount } from '@pito/contracts/privacy'
import type { Locale } from '@pito/contracts/values/locale'
import { privacySentences as s } from '@pito/contracts/values/privacy-sentences'
import type { Customer } from '../accounts/index.ts'
import { customerOf, lockCustomer } from '../accounts/index.ts'
import type { AuditEntry } from '../platform/audit/record-audit.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { refuse } from '../platform/refuse.ts'
import { clearSessionCookies } from '../platform/sessions/session-cookies.ts'
import { confirmOwner } from './confirm-owner.ts'
import { deletedEmail } from './deleted-email.ts'
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
