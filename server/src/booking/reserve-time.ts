import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { noNetworks } from '../platform/limits/network-hash.ts'
import { readCalendarFacts } from './arrival-day.ts'
import { findBay } from './find-bay.ts'
import { minuteOf } from './rules/helsinki.ts'
import type { Holder } from './store.ts'
import * as store from './store.ts'

interface TimeToReserve {
  readonly orderId: string
  /** The cart that may have chosen the time already. */
  readonly cartId: string | null
  readonly pointId: number
  /** The start of the appointment; null if the appointment is made by phone. */
  readonly startsAt: Date | null
  readonly holder: Holder
  readonly serviceIds: readonly number[]
  readonly tyres: number
  readonly until: Date
}

/**
 * Reserves the fitting time of an order whose payment begins, or has arrived late. If the cart still has the time
 * chosen, that hold is reserved; otherwise the time is taken again if it is still offered by the rule that lists times.
 * Returns false if somebody else has taken the time.
 */
export async function reserveTime(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  time: TimeToReserve,
): Promise<boolean> {
  const { cartId, pointId } = time
  const chosenAt = cartId === null ? [] : await store.pointsHeldFor(tx, [cartId])
  await store.lockPoints(tx, [pointId, ...chosenAt])
  await store.deleteExpired(tx, pointId, context.now)
  if (cartId !== null && (await store.reserveChosen(tx, { ...time, cartId }))) return true
  return await takeTimeAgain(tx, context, time)
}

async function takeTimeAgain(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { cartId: _, startsAt, until, ...time }: TimeToReserve,
): Promise<boolean> {
  const requested = startsAt && { date: helsinkiDate(startsAt), minute: minuteOf(startsAt) }
  const bay = requested && (await findBay(tx, time.pointId, requested, await readCalendarFacts(tx, context)))
  if (typeof bay === 'string') return false
  const hold = { ...time, networks: noNetworks, heldSince: context.now }
  return await store.insertHold(tx, { ...hold, time: bay && { ...bay, until } })
}

/**
 * The reservation of the time is extended together with that of the order while a payment provider has not decided yet.
 */
export async function extendReservedTime(tx: Tx, orderId: string, until: Date): Promise<void> {
  await store.lockPoints(tx, await store.pointsReservedFor(tx, orderId))
  await store.extendReserved(tx, orderId, until)
}
