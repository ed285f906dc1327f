import { createHmac } from 'node:crypto'
import { notServed } from '@pito/contracts/values/booking-sentences'
import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import type { Platform } from '../platform/platform.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import { deriveKey } from '../platform/sealing/derive-key.ts'
import type { TimeToHold } from './find-bay.ts'
import { findBay } from './find-bay.ts'
import { refuseTime } from './refuse-time.ts'
import { refuseUnfitTime } from './refuse-unfit-time.ts'
import { heldUntil } from './rules/held-until.ts'
import { networkOf } from './rules/network-of.ts'
import { whyNotHeld } from './rules/why-not-held.ts'
import type { TyresToFit } from './rules/why-not-served.ts'
import { whyNotServed } from './rules/why-not-served.ts'
import type { Holder, NewHold, PointToBook, Released } from './store.ts'
import * as store from './store.ts'

export interface HoldRequest {
  readonly pointId: number
  /** Locked by the caller, who knows whose it is. */
  readonly cartId: string
  readonly holder: Holder
  readonly tyres: readonly TyresToFit[]
  readonly serviceIds: readonly number[]
  /** Null for a point that makes appointments by phone. */
  readonly time: TimeToHold | null
}

type Context = Pick<Ctx, 'now' | 'locale' | 'address'> & { readonly platform: Pick<Platform, 'config'> }

/**
 * Lock, look, take. What the cart held before is given up in the same transaction; if the new time cannot be had, the
 * refusal rolls back and the cart goes on holding the old one.
 */
export async function holdSlot(tx: Tx, ctx: Context, request: HoldRequest): Promise<void> {
  const { pointId, cartId, holder, serviceIds } = request
  const addressHash = hashOf(ctx)
  await store.waitForHolder(tx, holder, addressHash)
  const points = await store.lockPoints(tx, [pointId, ...(await store.pointsHeldFor(tx, [cartId]))])
  const point = points.find(({ id, active }) => id === pointId && active) ?? refuse('not-found')
  refuseUnserved(ctx, point, request)
  const [released] = await store.deleteHoldOf(tx, cartId)
  await store.deleteExpired(tx, pointId, ctx.now)
  const tyres = request.tyres.reduce((sum, { quantity }) => sum + quantity, 0)
  const hold = { pointId, cartId, holder, addressHash, serviceIds, tyres }
  if (request.time === null) {
    await store.insertHold(tx, { ...hold, heldSince: ctx.now, time: null })
    return
  }
  refuseIf(whyNotHeld(await store.readHeld(tx, holder, addressHash, ctx.now), tyres, ctx.platform.config))
  const taken = await takeBay(tx, ctx, pointId, request.time, released)
  if (!(await store.insertHold(tx, { ...hold, ...taken }))) refuse('slot-taken')
}

async function takeBay(
  tx: Tx,
  { now, locale, platform }: Context,
  pointId: number,
  time: TimeToHold,
  released: Released | undefined,
): Promise<Pick<NewHold, 'heldSince' | 'time'>> {
  const found = await findBay(tx, pointId, time, { now, daysAhead: platform.config.bookingDaysAhead })
  if (typeof found === 'string') return refuseTime(found, locale)
  // Taking one’s own time again renews it, and does not begin another hour.
  const isSame = released?.pointId === pointId && released.startsAt?.getTime() === found.startsAt.getTime()
  const isHeld = isSame && heldUntil(released.heldSince, now) > now
  const heldSince = isHeld ? released.heldSince : now
  return { heldSince, time: { ...found, until: heldUntil(heldSince, now) } }
}

function refuseUnserved(ctx: Context, point: PointToBook, { tyres, serviceIds, time }: HoldRequest): void {
  const reason = whyNotServed(tyres, point)
  if (reason) refuse('not-valid', { errors: { cart_id: [notServed[reason][ctx.locale]] } })
  refuseUnfitTime(ctx.locale, point, serviceIds, time !== null)
}

/** A hash under a key of the shop: the addresses of a country are few enough to try them all. */
function hashOf({ address, platform }: Context): string {
  const key = deriveKey(platform.config.secretKey, 'addresses of holds')
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url')
}
