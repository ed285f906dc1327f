import type { Caller } from '../context.ts'
import { refuse } from '../refuse.ts'

/**
 * Some calls are reserved for the customer in person, so a member of staff must not make them in the customer's name.
 */
export function refuseWhileActing(caller: Caller): void {
  if (caller.kind === 'customer' && caller.actingStaffId) refuse('not-allowed-while-acting')
}
