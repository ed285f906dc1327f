import type { Caller } from '../context.ts'
import { refuse } from '../refuse.ts'

/** Some calls are for the customer in person, not for a member of staff in the customer's name. */
export function refuseWhileActing(caller: Caller): void {
  if (caller.kind === 'customer' && caller.actingStaffId) refuse('not-allowed-while-acting')
}
