import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Caller, Visit } from '../platform/context.ts'
import type { Identify } from '../platform/http/calls.ts'
import type { Platform } from '../platform/platform.ts'
import { Refused, refuse } from '../platform/refuse.ts'
import { callerOfAnyone, callerOfStaff } from '../platform/sessions/identify.ts'
import type { StaffRow, WhichStaff } from './store.ts'
import { staffById } from './store.ts'

/** Tells which staff may log in. The demo's members of staff may log in to a demo only. */
export function whichStaff({ config }: Pick<Platform, 'config'>): WhichStaff {
  return { demo: config.shopMode === 'demo' }
}

/**
 * Returns the guard of a scope, which admits staff who have one of these rights. If a right is withdrawn, the next
 * request is refused.
 */
export function staffWith(...rights: readonly StaffRight[]): Identify {
  return async (platform, visit) => {
    const { caller, staff } = await activeStaff(platform, visit)
    if (rights.some((right) => staff.rights.includes(right))) return caller
    await recordDenial(platform, visit, { staffId: staff.id, right: rights.join(', ') })
    refuse('not-allowed')
  }
}

/** Records that a member of staff called something without a right that it needs, or against a rule about rights. */
export async function recordDenial(
  { sql }: Platform,
  { now, address, device }: Visit,
  { staffId, right }: { readonly staffId: string; readonly right: string },
): Promise<void> {
  await recordAudit(sql, {
    at: now,
    actor: { kind: 'staff', id: staffId },
    action: 'permission-denied',
    address,
    device,
    details: { right },
  })
}

/** The guard of calls that concern the caller's own account and that all staff may make. */
export const callerOfActiveStaff: Identify = async (platform, visit) =>
  (await activeStaff(platform, visit)).caller

async function activeStaff(platform: Platform, visit: Visit) {
  const caller = await staffOrRefuse(platform, visit)
  const staffId = caller.kind === 'staff' ? caller.staffId : ''
  const staff = await staffById(platform.sql, staffId, whichStaff(platform))
  return { caller, staff: staff ?? refuse('not-allowed') }
}

/**
 * Identifies the member of staff. If the caller is a customer, the refusal says that the call is not allowed, rather
 * than that a session has ended.
 */
function staffOrRefuse(platform: Platform, visit: Visit): Promise<Caller> {
  const staff = Promise.resolve(callerOfStaff(platform, visit))
  return staff.catch(async (error: unknown) => {
    if (!(error instanceof Refused) || error.code === 'another-person') throw error
    const { kind } = await callerOfAnyone(platform, visit)
    if (kind === 'customer') refuse('not-allowed')
    throw error
  })
}

/** Returns the member of staff who makes a call in a scope of staff. */
export async function staffOf(
  platform: Platform,
  caller: Awaited<ReturnType<Identify>>,
): Promise<StaffRow & { readonly sessionId: string }> {
  if (caller.kind !== 'staff') refuse('not-logged-in')
  const staff = await staffById(platform.sql, caller.staffId, whichStaff(platform))
  return { ...(staff ?? refuse('not-allowed')), sessionId: caller.sessionId }
}
