import type { Caller } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'

/** These calls stand in a scope of customers; nobody else gets here. */
export function customerIdOf(caller: Caller): string {
  return caller.kind === 'customer' ? caller.customerId : refuse('not-logged-in')
}
