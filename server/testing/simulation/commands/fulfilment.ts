import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import { tokenOf } from '../link-of-order.ts'
import type { Model, OrderModel } from '../model.ts'
import { isPaidFor, mayBecome } from '../model.ts'
import { canCancel, canWithdraw, hasBegun, isFittingOver } from '../order-rules.ts'
import { fromLatest, nth, oneOfLatest } from '../pick.ts'
import type { World } from '../world.ts'

/** A command about one of the paid orders. */
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

/** The owner of the order cancels it, by the link of the e-mail or while logged in. */
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

/** All that is left of the money goes back, tyres and time are free. */
function cancelOrder(model: Model, order: OrderModel): void {
  mayBecome(model, order, 'cancelled')
  model.credits.set(order, { least: order.cents, most: order.cents })
  giveUpFitting(order)
}

/** One that the garage has declined stays declined. */
function giveUpFitting({ appointment }: OrderModel): void {
  if (appointment?.state === 'firm') appointment.state = 'cancelled'
}

/** What has begun counts as fitted; a fitting that has not is given up. */
function withdrawFrom(model: Model, order: OrderModel): void {
  if (order.status !== 'paid') return
  if (hasBegun(order, model.now)) mayBecome(model, order, 'fitted')
  else giveUpFitting(order)
}

/** What the job of each minute makes of an appointment that is over or was cancelled. */
export function followAppointment(model: Model, order: OrderModel): void {
  const { status, appointment, withdrawnAt } = order
  if (status !== 'paid' || appointment === null || withdrawnAt !== null) return
  if (isFittingOver(order, model.now)) mayBecome(model, order, 'fitted')
  else if (appointment.state === 'cancelled' && canCancel(order, model.now)) cancelOrder(model, order)
  else if (appointment.state === 'cancelled' && canWithdraw(order, model.now)) withdrawFrom(model, order)
}
