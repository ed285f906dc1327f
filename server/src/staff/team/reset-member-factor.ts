import type { Answer, Input } from '@pito/contracts/endpoint'
import type { resetStaffSecondFactor as contract } from '@pito/contracts/staff-team'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { resetFactor } from '../second-factor/reset-second-factor.ts'
import { changeMember } from './change-member.ts'

export async function resetMemberFactor(
  ctx: Context,
  { id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  await changeMember(ctx, { id, roles: 'unchanged' }, async (tx, member) => {
    await resetFactor(tx, id, ctx.now)
    await recordChange(tx, ctx, {
      action: 'second-factor-reset',
      record: { kind: 'staff', id },
      before: { second_factor: member.has_second_factor },
      after: { second_factor: false },
      origin: 'form',
    })
  })
  return ok(null)
}
