import type { Context } from '../../platform/context.ts'
import type { GivenFactor } from '../second-factor/read-proof.ts'
import { forgetFactorAttempts, readProof, takeProof } from '../second-factor/read-proof.ts'
import type { StaffRow } from '../store.ts'
import { lockStaff } from '../store.ts'
import { refuseLogin } from './refuse-login.ts'
import type { StartedStaff } from './start-staff-session.ts'
import { startStaffSession } from './start-staff-session.ts'

interface Given extends GivenFactor {
  readonly customer_id?: string | null | undefined
}

/** Checks the second factor of a member of staff whose password was right, and starts the session. */
export async function finishWithProof(ctx: Context, staff: StaffRow, given: Given): Promise<StartedStaff> {
  const proof = await readProof(ctx, staff.id, given)
  const started = await ctx.transaction(async (tx) => {
    // The password may have been changed, or the account deactivated, since the password was verified.
    const isSame = (await lockStaff(tx, staff.id))?.passwordHash === staff.passwordHash
    if (!isSame || !proof || !(await takeProof(tx, staff.id, proof, ctx.now))) return null
    return startStaffSession(ctx, tx, staff, { method: proof.method, customerId: given.customer_id })
  })
  if (!started) return refuseLogin(ctx, staff.id, 'second-factor')
  await forgetFactorAttempts(ctx, staff.id)
  return started
}
