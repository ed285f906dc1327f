import type { Account } from '@pito/contracts/profile'
import type { CustomerPermission } from '@pito/contracts/values/permissions'

/** While a member of staff acts for the customer, what that mode allows; otherwise the customer's own. */
export function permissionsOf({ userDetails, virtualUser }: Account): readonly CustomerPermission[] {
  const acting = userDetails.role === 'kavo_member' ? virtualUser : null
  return (acting ?? userDetails).permissions
}
