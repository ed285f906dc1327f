import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { actingPermissions } from '@pito/contracts/values/permissions'
import type { Caller, Context } from '../platform/context.ts'
import type { Identify } from '../platform/http/calls.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/refuse.ts'
import { callerOfCustomer } from '../platform/sessions/identify.ts'
import { refuseWhileActing } from '../platform/sessions/refuse-while-acting.ts'
import type { Customer } from './store.ts'
import { readCustomer } from './store.ts'

export type CustomerCaller = Extract<Caller, { kind: 'customer' }>

/**
 * Returns the guard of a scope. It admits customers who have this permission, and staff who act for a customer if
 * acting staff may use the permission.
 */
export function customerWith(permission: CustomerPermission): Identify {
  return async (platform, visit) => permitted(platform, await callerOfCustomer(platform, visit), permission)
}

/**
 * Returns the guard of routes that staff must never use while they act for a customer, which are those for passwords
 * and passkeys.
 */
export function ownerWith(permission: CustomerPermission): Identify {
  return async (platform, visit) => permitted(platform, await callerOfOwner(platform, visit), permission)
}

/**
 * The guard of routes that need no permission but must not be used by acting staff: payment, and the deletion and
 * export of an account.
 */
export const callerOfOwner: Identify = async (platform, visit) => {
  const caller = customerOf({ caller: await callerOfCustomer(platform, visit) })
  refuseWhileActing(caller)
  return caller
}

async function permitted(
  { sql }: Platform,
  someone: Caller,
  permission: CustomerPermission,
): Promise<CustomerCaller> {
  const caller = customerOf({ caller: someone })
  const customer = (await readCustomer(sql, caller.customerId)) ?? refuse('session-ended')
  if (!permissionsOf(customer, caller).includes(permission)) refuse('not-allowed')
  return caller
}

export function permissionsOf(
  { permissions }: Pick<Customer, 'permissions'>,
  { actingStaffId }: Pick<CustomerCaller, 'actingStaffId'>,
): CustomerPermission[] {
  return permissions.filter((permission) => !actingStaffId || actingPermissions.includes(permission))
}

/**
 * Returns the caller as a customer and refuses any other caller. It is for use cases that only customers may call.
 */
export function customerOf({ caller }: Pick<Context, 'caller'>): CustomerCaller {
  return caller.kind === 'customer' ? caller : refuse('not-logged-in')
}
