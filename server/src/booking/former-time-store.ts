import type { LossReason } from '@pito/contracts/values/loss-reasons'
import type { Tx } from '../platform/database/sql.ts'

interface Loss {
  readonly cartId: string
  readonly reason: LossReason
  readonly now: Date
  /** The cart that remembers the time, if the time belonged to a cart that is merged into another one. */
  readonly rememberedBy?: string
  /** A point whose time is not remembered, because the customer only changes the time at that point. */
  readonly exceptAt?: number
}

/**
 * Remembers the time that a cart holds, just before the hold is released. A hold that had expired before is remembered
 * as expired. An appointment by phone has no time to remember.
 */
export async function rememberTime(tx: Tx, loss: Loss): Promise<void> {
  const { cartId, reason, now, rememberedBy = cartId, exceptAt = 0 } = loss
  await tx`
    insert into former_time (cart_id, service_point_id, starts_at, service_ids, reason, lost_at)
    select ${rememberedBy}, service_point_id, lower(during), service_ids,
      case when held_until <= ${now} then 'expired' else ${reason} end, least(held_until, ${now})
    from appointment
    where cart_id = ${cartId} and state = 'hold' and during is not null and service_point_id <> ${exceptAt}
    on conflict (cart_id) do update
    set service_point_id = excluded.service_point_id, starts_at = excluded.starts_at,
      service_ids = excluded.service_ids, reason = excluded.reason, lost_at = excluded.lost_at`
}

export async function forgetTime(tx: Tx, cartId: string): Promise<void> {
  await tx`delete from former_time where cart_id = ${cartId}`
}

/** Moves the former time of a cart that is merged into another one, which keeps its own if it has one. */
export async function moveFormerTime(tx: Tx, from: string, to: string): Promise<void> {
  await tx`
    update former_time set cart_id = ${to}
    where cart_id = ${from} and not exists (select from former_time where cart_id = ${to})`
}
