import type { Answer, Input } from '@pito/contracts/endpoint'
import type { memberLogin as contract } from '@pito/contracts/staff'
import { memberLoginFields } from '@pito/contracts/staff'
import { tokensInAnswer } from '../accounts/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { verifyPassword } from '../platform/passwords/password-hash.ts'
import { refuse } from '../platform/refuse.ts'
import { openSealedFields } from '../platform/sealing/open-sealed-fields.ts'
import { setSessionCookies } from '../platform/sessions/session-cookies.ts'
import { startSession } from '../platform/sessions/start-session.ts'
import { countStaffLogin, forgetStaffLogin } from './login-throttle.ts'
import { whichStaff } from './staff-with.ts'
import { startActing } from './start-acting.ts'
import type { StaffRow } from './store.ts'
import { lockStaff, staffByEmail } from './store.ts'

export async function logInStaff(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { platform } = ctx
  const { email, password } = await openSealedFields(ctx, input, memberLoginFields)
  const counted = await countStaffLogin(ctx, email.toLowerCase())
  const staff = await staffByPassword(ctx, email.toLowerCase(), password)
  if (input.customer_id && !staff.rights.includes('act-for-customers')) refuse('not-allowed')
  const { tokens, acting } = await ctx.transaction(async (tx) => {
    // The password may have been changed, or the account deactivated, since the password was verified.
    if ((await lockStaff(tx, staff.id))?.passwordHash !== staff.passwordHash) refuse('login-failed')
    const tokens = await startSession(platform, tx, ctx, { subject: { kind: 'staff', id: staff.id } })
    await recordAudit(tx, {
      ...auditedBy(ctx),
      actor: { kind: 'staff', id: staff.id },
      action: 'staff-logged-in',
    })
    const acting = input.customer_id
      ? await startActing(ctx, tx, staff, { customerId: input.customer_id, reason: '' })
      : null
    return { tokens, acting }
  })
  await forgetStaffLogin(ctx, counted)
  setSessionCookies(platform.config, ctx, tokens)
  if (acting) setSessionCookies(platform.config, ctx, acting.tokens)
  const { id, name, rights } = staff
  return ok({
    ...tokensInAnswer(tokens),
    staff: { id, name, email: staff.email, rights },
    virtualUser: acting?.virtualUser ?? null,
    virtualUserTokens: acting && tokensInAnswer(acting.tokens),
  })
}

/**
 * Returns the member of staff with this e-mail address and password. A password is verified in every case, so that
 * the response time does not reveal who works here.
 */
async function staffByPassword(ctx: Context, email: string, password: string): Promise<StaffRow> {
  const staff = await staffByEmail(ctx.sql, email, whichStaff(ctx.platform))
  const isRight = await verifyPassword(staff?.passwordHash ?? null, password)
  if (staff && isRight) return staff
  await recordAudit(ctx.sql, {
    ...auditedBy(ctx),
    action: 'staff-login-failed',
    details: { staff_id: staff?.id ?? null },
  })
  refuse('login-failed')
}
