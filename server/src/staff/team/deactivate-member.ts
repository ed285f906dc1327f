import type { Answer, Input } from '@pito/contracts/endpoint'
import type { deactivateStaffMember as contract } from '@pito/contracts/staff-team'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { endAllSessions } from '../../platform/sessions/end-session.ts'
import { deactivateStaff } from '../store.ts'
import { changeMember, namesOf } from './change-member.ts'
import { toHandOver } from './show-member.ts'

export async function deactivateMember(
  ctx: Context,
  { id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const handover = await changeMember(ctx, { id, roles: [] }, async (tx, member) => {
    await deactivateStaff(tx, member.email)
    await endAllSessions(tx, { kind: 'staff', id }, { why: 'access-withdrawn' }, ctx.now)
    await recordChange(tx, ctx, {
      action: 'staff-deactivated',
      record: { kind: 'staff', id },
      before: { active: member.active, roles: namesOf(member.roles) },
      after: { active: false, roles: [] },
      origin: 'form',
    })
    return toHandOver(tx, id)
  })
  return ok(handover)
}
