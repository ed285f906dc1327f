import type { Answer, Input } from '@pito/contracts/endpoint'
import type { restoreStaffMember as contract } from '@pito/contracts/staff-team'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { activateStaff } from '../store.ts'
import { changeMember } from './change-member.ts'
import { saveRolesOrRefuse } from './change-roles.ts'
import { sendLink } from './invite-member.ts'

/**
 * Gives somebody who was deactivated access again, with the given roles alone. The person keeps the password and the
 * second factor, and gets a link to set another password.
 */
export async function restoreMember(
  ctx: Context,
  { id, roles }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  await changeMember(ctx, { id, roles }, async (tx, member) => {
    if (member.active || !(await activateStaff(tx, id))) refuse('not-found')
    await saveRolesOrRefuse(ctx, tx, id, roles)
    await recordChange(tx, ctx, {
      action: 'staff-restored',
      record: { kind: 'staff', id },
      before: { active: false, roles: [] },
      after: { active: true, roles: roles.toSorted() },
      origin: 'form',
    })
    await sendLink(ctx, tx, id)
  })
  return ok(null)
}
