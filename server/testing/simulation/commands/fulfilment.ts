import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import { tokenOf } from '../link-of-order.ts'
import type { Model, OrderModel } from '../model.ts'
import { isPaidFor, mayBecome } from '../model.ts'
import { canCancel, canWithdraw, hasBegun, isFittingOver } from '../order-rules.ts'
import { fromLatest, nth, oneOfLatest } from '../pick.ts'
import type { World } from '../world.ts'

/** Returns a command about one of the orders that `isMeant` accepts, which are the paid orders by default. */
export function ofOrder(
  title: (order: string) => string,
  which: number,
  run: (model: Model, world: World, order: OrderModel) => Promise<string | undefined>,
  isMeant: (order: OrderModel) => boolean = isPaidFor,
): HistoryCommand {
  return command(
    title(fromLatest('paid order', which)),
    async (model, world) => {
      const order = oneOfLatest(model.orders.filter(isMeant), which)
      if (!order) return 'none'
      return `order ${model.orders.indexOf(order) + 1} ${await run(model, world, order)}`
    },
    ({ orders }) => orders.some(isMeant),
  )
}

/** Cancels the order or withdraws from it, either by the link in the e-mail or as the owner. */
async function changeByBuyer(world: World, order: OrderModel, what: 'cancel' | 'withdraw', byLink: boolean) {
  const token = tokenOf(world, order)
  if (byLink || order.owner === 'nobody') {
    const url = `/api/v1/order-link/${what}`
    const answer = await world.app.inject({ method: 'POST', url, payload: { token } })
    return outcomeOf({ status: answer.statusCode, body: answer.json() })
  }
  return outcomeOf(await nth(world.people, order.person).post(`order/${order.number}/${what}`))
}

export function cancelsOrder(which: number, byLink: boolean): HistoryCommand {
  return ofOrder(
    (order) => `the buyer cancels ${order}${byLink ? ' by its link' : ''}`,
    which,
    async (model, world, order) => {
      const mayCancel = canCancel(order, model.now)
      const outcome = await changeByBuyer(world, order, 'cancel', byLink)
      if (outcome === 'not-found') return outcome
      expect(outcome).toBe(mayCancel ? 'done' : 'order-not-cancellable')
      if (mayCancel) cancelOrder(model, order)
      return outcome
    },
  )
}

export function withdrawsFrom(which: number, byLink: boolean): HistoryCommand {
  return ofOrder(
    (order) => `the buyer withdraws from ${order}${byLink ? ' by its link' : ''}`,
    which,
    async (model, world, order) => {
      const mayWithdraw = canWithdraw(order, model.now)
      const outcome = await changeByBuyer(world, order, 'withdraw', byLink)
      if (outcome === 'not-found') return outcome
      expect(outcome).toBe(mayWithdraw ? 'done' : 'order-not-withdrawable')
      if (mayWithdraw) withdrawFrom(model, order)
      return outcome
    },
  )
}

/** Cancels an order. The rest of its money is refunded, and its tyres and its fitting time become available again. */
export function cancelOrder(model: Model, order: OrderModel): void {
  mayBecome(model, order, 'cancelled')
  model.credits.set(order, { least: order.cents, most: order.cents })
  giveUpFitting(order)
}

/** Cancels the appointment of an order. An appointment that the garage has declined stays declined. */
function giveUpFitting({ appointment }: OrderModel): void {
  if (appointment?.state === 'firm') appointment.state = 'cancelled'
}

/** Withdraws from an order. A fitting that has begun counts as done; one that has not begun is given up. */
function withdrawFrom(model: Model, order: OrderModel): void {
  if (order.status !== 'paid') return
  if (hasBegun(order, model.now)) mayBecome(model, order, 'fitted')
  else giveUpFitting(order)
}

/** Does what the job of each minute does with an appointment that is over or was cancelled. */
export function followAppointment(model: Model, order: OrderModel): void {
  const { status, appointment, withdrawnAt } = order
  if (status !== 'paid' || appointment === null || withdrawnAt !== null) return
  if (isFittingOver(order, model.now)) mayBecome(model, order, 'fitted')
  else if (appointment.state === 'cancelled' && canCancel(order, model.now)) cancelOrder(model, order)
  else if (appointment.state === 'cancelled' && canWithdraw(order, model.now)) withdrawFrom(model, order)
}
