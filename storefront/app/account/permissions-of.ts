import type { Account } from '@pito/contracts/profile'
import type { CustomerPermission } from '@pito/contracts/values/permissions'

/**
 * While a member of staff acts as the customer, the permissions of that mode apply; otherwise the customer's own do.
 */
export function permissionsOf({ userDetails, virtualUser }: Account): readonly CustomerPermission[] {
  const acting = userDetails.role === 'kavo_member' ? virtualUser : null
  return (acting ?? userDetails).permissions
}
