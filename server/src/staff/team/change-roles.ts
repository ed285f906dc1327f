import type { Answer, Input } from '@pito/contracts/endpoint'
import type { changeStaffRoles as contract } from '@pito/contracts/staff-team'
import { staffSentences } from '@pito/contracts/values/staff-sentences'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeMember, namesOf } from './change-member.ts'
import { shownMember } from './shown-member.ts'
import { saveRoles } from './team-store.ts'

export async function changeRoles(
  ctx: Context,
  { id, roles, version }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  await changeMember(ctx, { id, roles }, async (tx, member) => {
    if (!member.active) refuse('not-found')
    const record = { kind: 'staff', id } as const
    await refuseStale(tx, { record, sent: version, current: shownMember(member) })
    await saveRolesOrRefuse(ctx, tx, id, roles)
    await recordChange(tx, ctx, {
      action: 'staff-roles-changed',
      record,
      before: { roles: namesOf(member.roles) },
      after: { roles: roles.toSorted() },
      origin: 'form',
    })
  })
  return ok(null)
}

export async function saveRolesOrRefuse(
  { locale }: Context,
  tx: Tx,
  staffId: string,
  roles: readonly string[],
): Promise<void> {
  if (!(await saveRoles(tx, staffId, roles)))
    refuse('not-valid', { errors: { roles: [staffSentences.roleUnknown[locale]] } })
}
