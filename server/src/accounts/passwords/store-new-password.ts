import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { endAllSessions } from '../../platform/sessions/end-session.ts'
import { clearSessionCookies } from '../../platform/sessions/session-cookies.ts'
import { passwordChangedEmail } from '../emails/account-emails.ts'
import type { Customer } from '../store.ts'
import { savePasswordHash } from '../store.ts'
import { dropTokens } from './token-store.ts'

interface Change {
  readonly passwordHash: string
  readonly action: 'password-changed' | 'password-reset' | 'password-set'
}

/**
 * Stores the password, ends every session together with its refresh tokens, and invalidates every unused link that
 * could set another password.
 */
export async function storeNewPassword(
  ctx: Context,
  tx: Tx,
  customer: Customer,
  { passwordHash, action }: Change,
): Promise<void> {
  const { id } = customer
  await savePasswordHash(tx, id, passwordHash, ctx.now)
  await dropTokens(tx, id)
  const subject = { kind: 'customer', id } as const
  const ended = await endAllSessions(tx, subject, { why: 'password-changed' }, ctx.now)
  await sendMail(ctx.platform, tx, passwordChangedEmail(ctx, customer))
  const actor = { kind: 'customer', id } as const
  await recordAudit(tx, { ...auditedBy(ctx), actor, action, subject: id, details: { sessions_ended: ended } })
}

/** Clears the session cookies of a browser. Call it after the transaction has committed. */
export function clearOwnCookies(ctx: Context): void {
  if (ctx.authorization === undefined) clearSessionCookies(ctx.platform.config, ctx, 'customer')
}
