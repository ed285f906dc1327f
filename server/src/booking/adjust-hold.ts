import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import type { HoldRequest } from './hold-slot.ts'
import { limitsOfHolder } from './limits-of-holder.ts'
import { releaseUnserved } from './release-hold.ts'
import type { Held } from './rules/why-not-held.ts'
import { whyNotHeld } from './rules/why-not-held.ts'
import type { NotServedReason } from './rules/why-not-served.ts'
import { whyNotServed } from './rules/why-not-served.ts'
import * as store from './store.ts'

export type ReleasedReason = NotServedReason | 'services' | 'too-many-holds'

/**
 * Adjusts the hold of a cart whose tyres or services have changed since the time was held. If the service point cannot
 * serve the changed cart, or the holder would hold too many tyres, the hold is released and the reason is returned. The
 * caller has locked the cart.
 */
export async function adjustHold(
  tx: Tx,
  { now, platform }: Pick<Context, 'now' | 'platform'>,
  { cartId, holder, tyres, serviceIds }: Omit<HoldRequest, 'pointId' | 'time'>,
): Promise<ReleasedReason | null> {
  const hold = await store.readHoldOf(tx, cartId, now)
  if (!hold) return null
  await store.lockHolder(tx, holder, hold.networks)
  const [point] = await store.lockPoints(tx, [hold.pointId])
  const quantity = tyres.reduce((sum, one) => sum + one.quantity, 0)
  const reason =
    point === undefined || !serviceIds.every((id) => point.serviceIds.includes(id))
      ? 'services'
      : (whyNotServed(tyres, point) ?? (await whyTooMany()))
  if (reason) await releaseUnserved(tx, cartId, now)
  else if (!hold.isReserved) await store.changeHold(tx, hold.id, { tyres: quantity, serviceIds })
  return reason

  async function whyTooMany() {
    if (!hold || hold.isByPhone || hold.isReserved) return null
    const held = await store.readHeld(tx, holder, hold.networks, now)
    const without = (all: Held) => ({ times: all.times - 1, tyres: all.tyres - hold.tyres })
    const { own, network, widerNetwork } = held
    const others = {
      own: without(own),
      network: without(network),
      widerNetwork: without(widerNetwork),
    }
    return whyNotHeld(others, quantity, await limitsOfHolder(tx, platform.config, holder))
  }
}
