import { randomUUID } from 'node:crypto'
import type { HoldRequest } from '../booking/index.ts'
import type { Caller, Context } from '../platform/context.ts'
import { setOpenCookie } from '../platform/sessions/cookies.ts'
import { guestSeconds, setGuestCookie } from '../platform/sessions/guest.ts'

export interface CartOwner {
  readonly column: 'guest_id' | 'customer_id'
  readonly id: string
}

/** Returns null for a visitor who has not put anything into a cart yet. */
export function ownerOf(caller: Caller): CartOwner | null {
  if (caller.kind === 'guest') return { column: 'guest_id', id: caller.guestId }
  return caller.kind === 'customer' ? { column: 'customer_id', id: caller.customerId } : null
}

export function ownerOrNew({ caller }: Context): CartOwner {
  return ownerOf(caller) ?? { column: 'guest_id', id: randomUUID() }
}

const marker = 'cart'

export function holderOf({ column, id }: CartOwner): HoldRequest['holder'] {
  return { kind: column === 'guest_id' ? 'guest' : 'customer', id }
}

/**
 * Call this after a write. It sets the cookie with the guest's token again, and a marker cookie that tells pages that
 * there is a cart to load. Returns null for a customer.
 */
export function setCartCookies(ctx: Context, { column, id }: CartOwner): string | null {
  setOpenCookie(ctx.platform.config, ctx, marker, { value: '1', seconds: guestSeconds })
  return column === 'guest_id' ? setGuestCookie(ctx, id) : null
}
