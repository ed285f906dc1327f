import type { Account } from '@pito/contracts/profile'
import type { CustomerPermission } from '@pito/contracts/values/permissions'

/**
 * Returns the permissions of the acting mode if a member of staff acts as the customer, and otherwise the customer's
 * own permissions.
 */
export function permissionsOf({ userDetails, virtualUser }: Account): readonly CustomerPermission[] {
  const acting = userDetails.role === 'kavo_member' ? virtualUser : null
  return (acting ?? userDetails).permissions
}
