import { tokensInAnswer } from '../../accounts/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { clearSessionCookies, setSessionCookies } from '../../platform/sessions/session-cookies.ts'
import type { SessionTokens } from '../../platform/sessions/session-tokens.ts'
import { startSession } from '../../platform/sessions/start-session.ts'
import { endCallersSession } from '../end-staff-session.ts'
import type { Acting } from '../start-acting.ts'
import { startActing } from '../start-acting.ts'
import type { StaffRow } from '../store.ts'

export interface StartedStaff {
  readonly tokens: SessionTokens
  readonly acting: Acting | null
}

interface Log {
  readonly method: 'app' | 'passkey' | 'recovery-code' | 'set-up'
  /** The customer for whom the member of staff acts at once. */
  readonly customerId: string | null | undefined
}

/**
 * Starts a session after both factors were right. The earlier session of the browser ends. The caller's transaction must
 * have locked the member of staff.
 */
export async function startStaffSession(
  ctx: Context,
  tx: Tx,
  staff: StaffRow,
  { method, customerId }: Log,
): Promise<StartedStaff> {
  if (customerId && !staff.rights.includes('act-for-customers')) refuse('not-allowed')
  await endCallersSession(ctx, tx)
  const subject = { kind: 'staff', id: staff.id } as const
  const tokens = await startSession(ctx.platform, tx, ctx, { subject, hasSecondFactor: true })
  const details = { method }
  await recordAudit(tx, { ...auditedBy(ctx), actor: subject, action: 'staff-logged-in', details })
  const acting = customerId ? await startActing(ctx, tx, staff, { customerId, reason: '' }) : null
  return { tokens, acting }
}

/** Sets the cookies of the new sessions and returns the tokens for clients without cookies. */
export function startedInAnswer(ctx: Context, staff: StaffRow, { tokens, acting }: StartedStaff) {
  const { config } = ctx.platform
  setSessionCookies(config, ctx, tokens)
  if (acting) setSessionCookies(config, ctx, acting.tokens)
  // The person who used the browser before may have acted for a customer.
  else if (ctx.cookies.acting) clearSessionCookies(config, ctx, 'customer')
  const { id, name, email, rights, locale } = staff
  return {
    ...tokensInAnswer(tokens),
    staff: { id, name, email, rights, locale },
    virtualUser: acting?.virtualUser ?? null,
    virtualUserTokens: acting && tokensInAnswer(acting.tokens),
  }
}
