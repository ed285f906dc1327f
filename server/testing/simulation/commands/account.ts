import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import type { Model, OrderModel } from '../model.ts'
import { mayBecome } from '../model.ts'
import { nth } from '../pick.ts'
import { names } from '../small-world.ts'
import { mostOf } from '../stock.ts'
import type { World } from '../world.ts'

export function registers(index: number): HistoryCommand {
  return command(
    `${names[index]} registers`,
    (model, world) => enterAccount(model, world, index),
    ({ people }) => !nth(people, index).isCustomer && !nth(people, index).hasAccount,
  )
}

export function logsIn(index: number): HistoryCommand {
  return command(
    `${names[index]} logs in`,
    (model, world) => enterAccount(model, world, index),
    ({ people }) => !nth(people, index).isCustomer && nth(people, index).hasAccount,
  )
}

/**
 * Logs in a person who has an account, or registers one who has none. The next page that the person opens merges the
 * carts.
 */
export async function enterAccount(model: Model, world: World, index: number): Promise<string> {
  const [person, browser] = [nth(model.people, index), nth(world.people, index)]
  const answer = await (person.hasAccount ? browser.logIn() : browser.register())
  const outcome = outcomeOf(answer)
  if (outcome !== 'done') expect(outcome, 'why nobody is logged in').toBe('too-many-requests')
  if (outcome !== 'done') return outcome
  person.hasAccount = true
  await mergeCarts(model, world, index)
  return outcomeOf(await browser.post('cart/merge'))
}

export function logsOut(index: number): HistoryCommand {
  return command(
    `${names[index]} logs out`,
    async ({ people }, world) => {
      expect(outcomeOf(await nth(world.people, index).logOut())).toBe('done')
      nth(people, index).isCustomer = false
      return undefined
    },
    ({ people }) => nth(people, index).isCustomer,
  )
}

const twoHours = 7_200_000

/** Moves the tyres of the guest's cart to the customer's cart, as far as they are in stock. */
async function mergeCarts(model: Model, world: World, index: number): Promise<void> {
  const person = nth(model.people, index)
  const { guestCart, accountCart } = person
  moveOrders(model, index)
  for (const [tyre, quantity] of guestCart) {
    const most = await mostOf(model, world, tyre, person.accountOrder)
    const wanted = (accountCart.get(tyre) ?? 0) + quantity
    if (most > 0) accountCart.set(tyre, Math.min(wanted, most))
  }
  guestCart.clear()
}

/**
 * Gives the customer the orders that the guest has not paid yet or has paid recently. Older orders remain without an
 * owner. The customer's own unpaid order no longer follows the cart, and can still be paid if a payment has started.
 */
function moveOrders(model: Model, index: number): void {
  const person = nth(model.people, index)
  const { guestOrder, accountOrder } = person
  for (const order of model.orders.filter((one) => one.person === index && one.owner === 'guest')) {
    const isRecent = order.paidAt !== null && order.paidAt > model.now - twoHours
    order.owner = order.status === 'open' || isRecent ? 'account' : 'nobody'
  }
  if (guestOrder && accountOrder && !accountOrder.hasAttempts) mayBecome(model, accountOrder, 'closed')
  Object.assign(person, { isCustomer: true, accountOrder: guestOrder ?? accountOrder, guestOrder: null })
}

/** Deletes the account. Vouchers stay but belong to nobody, and orders that were not paid are deleted. */
export function deletesAccount(index: number): HistoryCommand {
  return command(
    `${names[index]} deletes the account`,
    async (model, world) => {
      const person = nth(model.people, index)
      expect(outcomeOf(await nth(world.people, index).deleteAccount())).toBe('done')
      for (const order of model.orders)
        if (order.person === index && order.owner === 'account') forgetOwner(model, order)
      Object.assign(person, { isCustomer: false, hasAccount: false, accountOrder: null })
      person.accountCart.clear()
      return undefined
    },
    ({ people }) => nth(people, index).isCustomer,
  )
}

/** Removes the owner of an order. A payment that has started may still bring money, which is then refunded. */
function forgetOwner(model: Model, order: OrderModel): void {
  order.owner = 'nobody'
  if (order.status !== 'open') return
  if (order.hasAttempts) mayBecome(model, order, 'closed')
  else model.mayDisappear.add(order)
}
