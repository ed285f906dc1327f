import { notServed } from '@pito/contracts/values/booking-sentences'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { networkHashes } from '../platform/limits/network-hash.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import { readCalendarFacts } from './arrival-day.ts'
import type { TimeToHold } from './find-bay.ts'
import { findBay } from './find-bay.ts'
import { forgetTime, rememberTime } from './former-time-store.ts'
import { limitsOfHolder } from './limits-of-holder.ts'
import { refuseTime } from './refuse-time.ts'
import { refuseUnfitTime } from './refuse-unfit-time.ts'
import { heldUntil } from './rules/held-until.ts'
import { momentAt } from './rules/helsinki.ts'
import { whyNotHeld } from './rules/why-not-held.ts'
import type { TyresToFit } from './rules/why-not-served.ts'
import { whyNotServed } from './rules/why-not-served.ts'
import type { Holder, NewHold, PointToBook, Released } from './store.ts'
import * as store from './store.ts'

export interface HoldRequest {
  readonly pointId: number
  /** The caller has locked the cart and knows its owner. */
  readonly cartId: string
  readonly holder: Holder
  readonly tyres: readonly TyresToFit[]
  readonly serviceIds: readonly number[]
  /** The time to hold; null for a point that makes appointments by phone. */
  readonly time: TimeToHold | null
}

/**
 * Locks the point, checks the time and takes it. The cart's previous hold is released in the same transaction; if the
 * new time is not available, the refusal rolls back and the cart keeps the previous hold.
 */
export async function holdSlot(
  tx: Tx,
  ctx: Pick<Context, 'platform' | 'now' | 'locale' | 'address'>,
  request: HoldRequest,
): Promise<void> {
  const { pointId, cartId, holder, serviceIds, time } = request
  const networks = networkHashes(ctx.platform.config, ctx.address)
  await store.lockHolder(tx, holder, networks)
  const points = await store.lockPoints(tx, [pointId, ...(await store.pointsHeldFor(tx, [cartId]))])
  const point = points.find(({ id, active }) => id === pointId && active) ?? refuse('not-found')
  refuseUnserved(ctx, point, request)
  await forgetTime(tx, cartId)
  await rememberTime(tx, { cartId, reason: 'replaced', now: ctx.now, exceptAt: pointId })
  const [released] = await store.detachFromCart(tx, cartId)
  await store.deleteExpired(tx, pointId, ctx.now)
  if (await chooseReserved(tx, request)) return
  const tyres = request.tyres.reduce((sum, { quantity }) => sum + quantity, 0)
  const hold = { pointId, cartId, holder, networks, serviceIds, tyres }
  if (time === null) {
    await store.insertHold(tx, { ...hold, heldSince: ctx.now, time: null })
    return
  }
  const limits = await limitsOfHolder(tx, ctx.platform.config, holder)
  refuseIf(whyNotHeld(await store.readHeld(tx, holder, networks, ctx.now), tyres, limits))
  const taken = await takeBay(tx, ctx, pointId, time, released)
  if (!(await store.insertHold(tx, { ...hold, ...taken }))) refuse('slot-taken')
}

/**
 * If the requested time is already reserved for the payment of the cart's order, attaches that time to the cart instead
 * of holding it twice. Returns false if there is no such reservation.
 */
async function chooseReserved(tx: Tx, { cartId, pointId, time }: HoldRequest): Promise<boolean> {
  const reserved = await store.readReservedOfCart(tx, cartId)
  if (reserved?.pointId !== pointId) return false
  const startsAt = time && momentAt(time.date, time.minute)
  if ((reserved.startsAt?.getTime() ?? null) !== startsAt) return false
  await store.attachToCart(tx, reserved.id, cartId)
  return true
}

async function takeBay(
  tx: Tx,
  { now, locale, platform }: Pick<Context, 'platform' | 'now' | 'locale'>,
  pointId: number,
  time: TimeToHold,
  released: Released | undefined,
): Promise<Pick<NewHold, 'heldSince' | 'time'>> {
  // A cart that takes its own time again renews its hold, but the limit of an hour still counts from the first hold.
  // The time is judged as of that moment, because it stays promised when a day or the hour of dispatch passes.
  const isSame =
    released?.pointId === pointId && released.startsAt?.getTime() === momentAt(time.date, time.minute)
  const isHeld = isSame && heldUntil(released.heldSince, now) > now
  const heldSince = isHeld ? released.heldSince : now
  const calendar = await readCalendarFacts(tx, { platform, now: heldSince })
  const found = await findBay(tx, pointId, time, calendar)
  if (typeof found === 'string') return refuseTime(found, locale)
  return { heldSince, time: { ...found, until: heldUntil(heldSince, now) } }
}

function refuseUnserved(
  ctx: Pick<Context, 'locale'>,
  point: PointToBook,
  { tyres, serviceIds, time }: HoldRequest,
): void {
  const reason = whyNotServed(tyres, point)
  if (reason) refuse('not-valid', { errors: { cart_id: [notServed[reason][ctx.locale]] } })
  refuseUnfitTime(ctx.locale, point, serviceIds, time !== null)
}
