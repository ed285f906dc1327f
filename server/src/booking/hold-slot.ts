import { createHmac } from 'node:crypto'
import { notOffered, notServed } from '@pito/contracts/values/booking-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import { deriveKey } from '../platform/sealing/derive-key.ts'
import { readPointFacts } from './day-facts.ts'
import { refuseUnfitTime } from './refuse-unfit-time.ts'
import { bookingWindow } from './rules/booking-window.ts'
import { heldUntil } from './rules/held-until.ts'
import { networkOf } from './rules/network-of.ts'
import { slotsOfDay } from './rules/slots-of-day.ts'
import { whyNotHeld } from './rules/why-not-held.ts'
import type { UnavailableReason } from './rules/why-not-offered.ts'
import { freeBay, whyNotOffered } from './rules/why-not-offered.ts'
import type { TyresToFit } from './rules/why-not-served.ts'
import { whyNotServed } from './rules/why-not-served.ts'
import type { Holder, NewHold, PointToBook, Released } from './store.ts'
import * as store from './store.ts'

export interface TimeToHold {
  readonly date: string
  /** Minutes since midnight. */
  readonly minute: number
}

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

type Context = Pick<Ctx, 'now' | 'locale' | 'platform' | 'address'>

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

/** The same rule that listed the time, on the facts of this moment, which nobody changes while the point is locked. */
async function takeBay(
  tx: Tx,
  { now, locale, platform }: Context,
  pointId: number,
  { date, minute }: TimeToHold,
  released: Released | undefined,
): Promise<Pick<NewHold, 'heldSince' | 'time'>> {
  const calendar = { now, daysAhead: platform.config.bookingDaysAhead }
  const { today, lastDate } = bookingWindow(now, 0, calendar.daysAhead)
  if (date < today || date > lastDate) refuseTime(date < today ? 'too-soon' : 'too-late', locale)
  const [facts] = await readPointFacts(tx, [pointId], { firstDate: date, count: 1 }, calendar)
  const [day] = facts?.days() ?? []
  const slot = day?.hours && slotsOfDay(date, day.hours).find((one) => one.minute === minute)
  const reason = day && slot ? whyNotOffered(slot, day) : 'closed'
  const bayId = day && slot ? freeBay(slot, day) : null
  if (reason || !slot || bayId === null) return refuseTime(reason ?? 'closed', locale)
  const startsAt = new Date(slot.startsAt)
  // Taking one’s own time again renews it, and does not begin another hour.
  const isSame = released?.pointId === pointId && released.startsAt?.getTime() === slot.startsAt
  const isHeld = isSame && heldUntil(released.heldSince, now) > now
  const heldSince = isHeld ? released.heldSince : now
  const until = heldUntil(heldSince, now)
  return { heldSince, time: { bayId, startsAt, endsAt: new Date(slot.endsAt), until } }
}

function refuseTime(reason: UnavailableReason, locale: Locale): never {
  if (reason === 'taken') refuse('slot-taken')
  refuse('slot-not-offered', { errors: { start_time: [notOffered[reason][locale]] } })
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
