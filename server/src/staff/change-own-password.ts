import type { Answer, Input } from '@pito/contracts/endpoint'
import type { changeStaffPassword as contract } from '@pito/contracts/staff'
import { newPasswordFields } from '@pito/contracts/staff'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { z } from 'zod'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { hashPassword, verifyPassword } from '../platform/passwords/password-hash.ts'
import { refuse } from '../platform/refuse.ts'
import { openSealedFields } from '../platform/sealing/open-sealed-fields.ts'
import { endAllSessions } from '../platform/sessions/end-session.ts'
import { clearSessionCookies } from '../platform/sessions/session-cookies.ts'
import { refuseCommon } from './refuse-common.ts'
import { staffOf } from './staff-with.ts'
import { lockStaff, saveStaffPassword } from './store.ts'

const tries = { limit: 8, windowSeconds: 900 }
const fields = newPasswordFields.extend({ oldpassword: z.string() })

export async function changeOwnPassword(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const staff = await staffOf(ctx.platform, ctx.caller)
  await countAttempt(ctx.sql, { what: 'staff-password', who: staff.id }, tries, ctx.now)
  const { password, oldpassword } = await openSealedFields(ctx, input, fields)
  refuseCommon(ctx, password, staff)
  if (!(await verifyPassword(staff.passwordHash, oldpassword)))
    refuse('not-valid', { errors: { oldpassword: [accountSentences.oldPasswordWrong[ctx.locale]] } })
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (tx) => {
    if ((await lockStaff(tx, staff.id))?.passwordHash !== staff.passwordHash) refuse('session-ended')
    await saveStaffPassword(tx, staff.id, passwordHash)
    await endAllSessions(tx, { kind: 'staff', id: staff.id }, { why: 'password-changed' }, ctx.now)
    await recordAudit(tx, { ...auditedBy(ctx), action: 'staff-password-changed' })
  })
  clearSessionCookies(ctx.platform.config, ctx, 'staff')
  if (ctx.cookies.acting) clearSessionCookies(ctx.platform.config, ctx, 'customer')
  return ok(null, accountSentences.passwordChanged[ctx.locale])
}
