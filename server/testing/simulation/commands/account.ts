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

/** Whoever has an account logs in, and others register. The page that comes next merges the carts. */
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

/** The guest's cart becomes the customer's, as far as the stock has it. */
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
 * What the guest has ordered, or paid just now, becomes the customer's; whatever is older stays behind. The customer's own
 * unpaid order follows the cart no longer, and can be paid if a payment has started.
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

/** Vouchers stay, of nobody; what was not bought goes. */
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

/** A payment that has started may still bring money, which then goes back. */
function forgetOwner(model: Model, order: OrderModel): void {
  order.owner = 'nobody'
  if (order.status !== 'open') return
  if (order.hasAttempts) mayBecome(model, order, 'closed')
  else model.mayDisappear.add(order)
}
