import type { Context } from '../platform/context.ts'
import { guestOf } from '../platform/sessions/guest.ts'

export interface EventOwner {
  readonly column: 'guest_id' | 'customer_id'
  readonly id: string
}

/**
 * Returns the owners of a visitor's events. A visitor who logs in also remains the previous guest as long as the
 * browser has the guest's token.
 */
export function ownersOf(ctx: Context): EventOwner[] {
  const { caller, platform } = ctx
  const guestId = caller.kind === 'guest' ? caller.guestId : guestOf(platform, ctx)
  return [
    ...(caller.kind === 'customer' ? [{ column: 'customer_id', id: caller.customerId } as const] : []),
    ...(guestId ? [{ column: 'guest_id', id: guestId } as const] : []),
  ]
}
