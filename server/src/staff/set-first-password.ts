import type { Answer, Input } from '@pito/contracts/endpoint'
import type { setStaffPassword as contract } from '@pito/contracts/staff'
import { newPasswordFields } from '@pito/contracts/staff'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { hashPassword } from '../platform/passwords/password-hash.ts'
import { refuse } from '../platform/refuse.ts'
import { openSealedFields } from '../platform/sealing/open-sealed-fields.ts'
import { endAllSessions } from '../platform/sessions/end-session.ts'
import { tokenHash } from './password-link.ts'
import { refuseCommon } from './refuse-common.ts'
import { lockLink, saveStaffPassword } from './store.ts'

const tries = { limit: 20, windowSeconds: 900 }

export async function setFirstPassword(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { now } = ctx
  await countAttempt(ctx.sql, { what: 'staff-link', who: ctx.network }, tries, now)
  const { password } = await openSealedFields(ctx, { password: input.password }, newPasswordFields)
  await ctx.transaction(async (tx) => {
    const link = (await lockLink(tx, tokenHash(input.token), now)) ?? refuse('link-over')
    refuseCommon(ctx, password, link)
    await saveStaffPassword(tx, link.staffId, await hashPassword(password))
    const staff = { kind: 'staff', id: link.staffId } as const
    await endAllSessions(tx, staff, { why: 'password-changed' }, now)
    await recordAudit(tx, { ...auditedBy(ctx), actor: staff, action: 'staff-password-set' })
  })
  return ok(null, accountSentences.passwordChanged[ctx.locale])
}
