import type { Answer, Input } from '@pito/contracts/endpoint'
import type { resetStaffSecondFactor as contract } from '@pito/contracts/staff-team'
import { auditedBy } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { resetFactor } from '../second-factor/reset-second-factor.ts'
import { changeMember } from './change-member.ts'

export async function resetMemberFactor(
  ctx: Context,
  { id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  await changeMember(ctx, id, { staysOwner: true }, (tx) => resetFactor(tx, id, auditedBy(ctx)))
  return ok(null)
}
