import type { Ctx } from '../platform/context.ts'
import { guestOf } from '../platform/sessions/guest.ts'

export interface EventOwner {
  readonly column: 'guestId' | 'customerId'
  readonly id: string
}

/** Who logs in stays the guest of before, as long as the browser keeps that token. */
export function ownersOf(ctx: Ctx): EventOwner[] {
  const { caller, platform } = ctx
  const guestId = caller.kind === 'guest' ? caller.guestId : guestOf(platform, ctx)
  return [
    ...(caller.kind === 'customer' ? [{ column: 'customerId', id: caller.customerId } as const] : []),
    ...(guestId ? [{ column: 'guestId', id: guestId } as const] : []),
  ]
}
