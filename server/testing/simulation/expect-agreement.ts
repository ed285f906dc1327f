import { expect } from 'vitest'
import { expectAppointments } from './appointments.ts'
import { expectSameAnswers } from './expect-same-answers.ts'
import { expectInvariants } from './invariants.ts'
import type { Model, OrderModel, PersonModel } from './model.ts'
import { cartOf, isPaidFor, orderOfCart, setOrderOfCart } from './model.ts'
import type { SeenOrder } from './observe.ts'
import { observeOrders, statusOf } from './observe.ts'
import { nth } from './pick.ts'
import { expectReservations } from './reservations.ts'
import type { World } from './world.ts'

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

/**
 * Runs after every command. Expects that the shop is in the state that the model says, and that all invariants hold.
 */
export async function expectAgreement(model: Model, world: World): Promise<void> {
  const seen = await observeOrders(world)
  for (const order of [...model.orders]) followOrder(model, order, seen.get(order.number))
  expect([...seen.keys()].sort(), 'orders').toEqual(model.orders.map(({ number }) => number).sort())
  await Promise.all(model.people.map((person, index) => followCart(model, world, person, index)))
  await expectAppointments(model, world)
  await expectReservations(model, world, seen)
  await expectInvariants(model, world, seen)
  await expectSameAnswers(model, world)
}

function followOrder(model: Model, order: OrderModel, seen: SeenOrder | undefined): void {
  if (!seen) {
    expect(order.receivedCents, `money of the deleted order ${order.number}`).toBe(0)
    expect(model.mayDisappear.has(order), `order ${order.number} may disappear`).toBe(true)
    model.orders.splice(model.orders.indexOf(order), 1)
    forgetOrderOfCart(model, order)
    return
  }
  const before = order.status
  const status = statusOf(seen)
  expect(model.may.get(order) ?? [before], `order ${order.number}, ${before} before`).toContain(status)
  followMoney(model, order, seen)
  order.status = status
  order.shippedAt = seen.shippedAt?.getTime() ?? null
  order.deliveredAt = seen.deliveredAt?.getTime() ?? null
  order.withdrawnAt = seen.withdrawnAt?.getTime() ?? null
  if (!isPaidFor({ ...order, status: before }) && isPaidFor(order)) becomePaid(model, order)
  if (status === 'closed') forgetOrderOfCart(model, order)
}

/** Expects that money arrives only for payments that the shop has just learned of, and that no money disappears. */
function followMoney({ reportedPayments, credits }: Model, order: OrderModel, seen: SeenOrder): void {
  const received = sum(seen.attempts.map((attempt) => attempt.received ?? 0))
  if (received !== order.receivedCents) {
    expect(received, `money of order ${order.number}`).toBeGreaterThan(order.receivedCents)
    const isReported = seen.attempts.some(
      ({ providerId }) => providerId !== null && reportedPayments.has(providerId),
    )
    expect(isReported, `money came for order ${order.number} and nobody said so`).toBe(true)
  }
  order.receivedCents = received
  const { least, most } = credits.get(order) ?? { least: order.creditedCents, most: order.creditedCents }
  const credited = seen.creditedCents
  expect(credited, `credited of order ${order.number}`).toBeGreaterThanOrEqual(least)
  expect(credited, `credited of order ${order.number}`).toBeLessThanOrEqual(most)
  order.creditedCents = credited
}

/** Removes the bought tyres from the cart of the buyer. Other tyres stay in the cart. */
function becomePaid(model: Model, order: OrderModel): void {
  const person = nth(model.people, order.person)
  const cart = order.owner === 'account' ? person.accountCart : person.guestCart
  if (order.owner !== 'nobody')
    for (const [tyre, quantity] of order.tyres) {
      const left = (cart.get(tyre) ?? 0) - quantity
      if (left > 0) cart.set(tyre, left)
      else cart.delete(tyre)
    }
  order.paidAt = model.now
  forgetOrderOfCart(model, order)
}

function forgetOrderOfCart({ people }: Model, order: OrderModel): void {
  for (const person of people) {
    if (person.guestOrder === order) person.guestOrder = null
    if (person.accountOrder === order) person.accountOrder = null
  }
  order.reservedUntil = null
}

async function followCart(model: Model, world: World, person: PersonModel, index: number): Promise<void> {
  const { body, status } = (await world.people[index]?.get('cart/items/all')) ?? { status: 0, body: null }
  expect(status, `cart of ${world.people[index]?.name}`).toBe(200)
  const items: { type: string; type_id: number; quantity: number }[] = body.data.line_items
  const shown = new Map(
    items.filter(({ type }) => type === 'product').map((one) => [one.type_id, one.quantity]),
  )
  const cart = cartOf(person)
  if (model.looseCarts.has(person)) {
    for (const [tyre, quantity] of shown)
      expect(quantity, `tyre ${tyre} in the cart`).toBeLessThanOrEqual(cart.get(tyre) ?? 0)
    replace(cart, shown)
    // A guest's cart that nobody has changed for ninety days is deleted.
    if (body.data.id === null && orderOfCart(person)) setOrderOfCart(person, null)
  }
  const sorted = (tyres: ReadonlyMap<number, number>) => [...tyres].sort(([one], [other]) => one - other)
  expect(sorted(shown), `cart of ${world.people[index]?.name}`).toEqual(sorted(cart))
}

function replace(cart: Map<number, number>, by: ReadonlyMap<number, number>): void {
  cart.clear()
  for (const [tyre, quantity] of by) cart.set(tyre, quantity)
}
