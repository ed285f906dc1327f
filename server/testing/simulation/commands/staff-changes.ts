import { expect } from 'vitest'
import { momentAt } from '../../../src/booking/rules/helsinki.ts'
import type { HistoryCommand } from '../command.ts'
import { outcomeOf } from '../command.ts'
import type { Model, OrderModel } from '../model.ts'
import { whyNotCancelledByStaff, whyNotMoved, whyNotShipped, whyNotUndone } from '../order-rules.ts'
import { points } from '../small-world.ts'
import type { World } from '../world.ts'
import { timeOf } from './checkout.ts'
import { cancelOrder, ofOrder } from './fulfilment.ts'
import { pressed, sendAgain } from './staff.ts'
import { runMinuteJobs } from './time.ts'

/** Cancels an order for its customer. The money is refunded once, however often the same request is sent. */
export function staffCancels(which: number, presses: number): HistoryCommand {
  return ofOrder(
    (order) => `staff cancel ${order}${pressed(presses)}`,
    which,
    async (model, world, order) => {
      const whyNot = whyNotCancelledByStaff(order, model.now)
      const request = { requested_by: 'buyer', channel: 'phone', reason: 'changed-mind' }
      const outcomes = await sendAgain(world, presses, `orders/${order.number}/cancellation`, request)
      for (const outcome of outcomes) expect(outcome).toBe(whyNot ?? 'done')
      if (whyNot === null) cancelOrder(model, order)
      return outcomes.join(', ')
    },
  )
}

/** Undoes a sending, which is possible for five minutes. */
export function staffUndoes(which: number): HistoryCommand {
  return ofOrder((order) => `staff undo the sending of ${order}`, which, undo)
}

/**
 * Sends an order that is delivered to the buyer and tries to undo it some minutes later, when the jobs of each minute have
 * run. In most histories the two commands alone are too far apart.
 */
export function staffSendsAndUndoes(which: number, minutes: number): HistoryCommand {
  return ofOrder(
    (order) => `staff send ${order} and undo it ${minutes} minutes later`,
    which,
    async (model, world, order) => {
      expect(outcomeOf(await world.staff('POST', `orders/${order.number}/shipped`))).toBe('done')
      order.shippedAt = model.now
      model.now += minutes * 60_000
      world.at(model.now)
      await runMinuteJobs(model, world)
      return undo(model, world, order)
    },
    (order) => order.appointment === null && whyNotShipped(order) === null,
  )
}

/** Undoes a sending. Klarna must not have collected the payment yet, because it waits until the sending is final. */
async function undo(model: Model, world: World, order: OrderModel): Promise<string> {
  const whyNot = whyNotUndone(order, model.now)
  const outcome = outcomeOf(await world.staff('POST', `orders/${order.number}/shipped/undo`))
  expect(outcome).toBe(whyNot ?? 'done')
  if (whyNot !== null) return outcome
  expect(await collectedOf(world, model, order), 'collected for an order that was not sent').toBe(0)
  const { body } = await world.staff('GET', `orders/${order.number}`)
  expect(body.data.shipped_at, 'the moment of a sending that was undone').toBeNull()
  return outcome
}

async function collectedOf({ providers }: World, { attempts }: Model, order: OrderModel): Promise<number> {
  const own = attempts.filter((attempt) => attempt.order === order).map(({ providerId }) => providerId)
  const sessions = await providers.sessions()
  return sessions.reduce(
    (sum, { id, order: placed }) => sum + (own.includes(`hpp-${id}`) ? (placed?.captured ?? 0) : 0),
    0,
  )
}

interface Move {
  readonly which: number
  readonly time: 'early' | 'late'
  /** Whether staff take a time that customers cannot book. */
  readonly overrides: boolean
}

/** Moves a fitting to one of the two times of the service point, which both points offer at the same price. */
export function staffMoves({ which, time, overrides }: Move): HistoryCommand {
  return ofOrder(
    (order) =>
      `staff move the fitting of ${order} to the ${time} time${overrides ? ' against the rules' : ''}`,
    which,
    async (model, world, order) => {
      const whyNot = whyNotMoved(order)
      const { body } = await world.staff('GET', `orders/${order.number}`)
      const to = timeOf(model.now, time)
      const request = { version: body.data.version, service_point: points.calendar, ...to }
      const outcome = outcomeOf(
        await world.staff('POST', `orders/${order.number}/fitting`, {
          ...request,
          ...(overrides && { overrides_rules: true, reason: 'Agreed by phone.' }),
        }),
      )
      if (whyNot !== null) expect(outcome).toBe(whyNot)
      if (outcome !== 'done' || !order.appointment) return outcome
      expect(whyNot, 'why the fitting was not to be moved').toBeNull()
      // A time that the garage has declined is firm again after the move.
      const [hours = 0, minutes = 0] = to.start_time.split(':').map(Number)
      const startsAt = momentAt(to.schedule_date, hours * 60 + minutes)
      Object.assign(order.appointment, { state: 'firm', startsAt })
      return outcome
    },
    ({ appointment }) => appointment !== null,
  )
}
