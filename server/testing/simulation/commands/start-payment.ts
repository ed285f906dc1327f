import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import type { Method, Model, OrderModel } from '../model.ts'
import { isOwnOf, isReserved, orderOfCart } from '../model.ts'
import { fromLatest, nth, oneOfLatest } from '../pick.ts'
import { mayUseCode, reserve } from '../reservations.ts'
import { names } from '../small-world.ts'
import type { World } from '../world.ts'

/**
 * Starts the payment of an unpaid order. The order need not be that of the cart: an order with a reservation can be
 * paid even if the cart has changed.
 */
export function startsPayment(index: number, method: Method, which: number): HistoryCommand {
  const own = (model: Readonly<Model>) =>
    model.orders.filter((order) => order.status === 'open' && isOwnOf(model, index, order))
  return command(
    `${names[index]} pays ${fromLatest('unpaid order', which)} by ${method}`,
    (model, world) =>
      startPayment(model, world, { index, method, order: oneOfLatest(own(model), which) ?? null }),
    (model) => own(model).length > 0,
  )
}

interface Start {
  readonly index: number
  readonly method: Method
  readonly order: OrderModel | null
}

export async function startPayment(
  model: Model,
  world: World,
  { index, method, order }: Start,
): Promise<string> {
  if (!order) return 'no order'
  const payment = { order_id: order.id, payment_by: method }
  const answer = await nth(world.people, index).post('payment/process', payment)
  const outcome = outcomeOf(answer)
  expectStarted(model, order, outcome)
  if (outcome !== 'done') return outcome
  const url: string = answer.body.data.url
  if (model.attempts.every((attempt) => attempt.url !== url)) {
    const providerId = new URL(url).pathname.split('/').at(-1) ?? ''
    model.attempts.push({ providerId, order, method, url, startedAt: model.now, redirect: null })
    order.hasAttempts = true
    reserve(order, model.now)
  }
  return `done, payment ${model.attempts.findIndex((attempt) => attempt.url === url) + 1}`
}

/**
 * Expects that an order can be paid if everything in it is reserved, and that no second order gets the last use of a
 * promo code.
 */
function expectStarted(model: Model, order: OrderModel, outcome: string): void {
  if (outcome === 'done') expect(order.isComplete, 'an order without details is not paid').toBe(true)
  if (outcome === 'payment-provider-away') model.mayBeReleased.add(order)
  else if (isReserved(order, model.now))
    expect(['done', 'too-many-requests'], 'why a reserved order is not paid').toContain(outcome)
  const others = model.orders.filter((one) => one !== order && mayUseCode(one))
  if (outcome === 'promo-code-not-valid') expect(others.length, 'others with the promo code').toBe(1)
}

/** Lets the buyer say that the payment failed. If money arrives nevertheless, it counts. */
export function givesUpPayment(index: number): HistoryCommand {
  return command(
    `${names[index]} gives a payment up`,
    async ({ people }, world) => {
      const order = orderOfCart(nth(people, index))
      const failed = { order_id: order?.id, payment_status: 'failed' }
      return outcomeOf(await nth(world.people, index).postAnywhere('order/paytrail-status/update', failed))
    },
    ({ people }) => orderOfCart(nth(people, index)) !== null,
  )
}
