import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import type { Model, OrderModel, PersonModel } from '../model.ts'
import { cartOf, isPaidFor, mayBecome, orderOfCart, setOrderOfCart } from '../model.ts'
import { nth } from '../pick.ts'
import { names, points } from '../small-world.ts'
import type { World } from '../world.ts'

export type Delivery = 'home' | 'phone' | 'early' | 'late'
const saidOf: Readonly<Record<Delivery, string>> = {
  home: 'home delivery',
  phone: 'a fitting that is agreed by phone',
  early: 'the first time of a garage',
  late: 'the second time of a garage',
}
const full = (cart: ReadonlyMap<number, number>) => cart.size > 0

export function choosesDelivery(index: number, delivery: Delivery): HistoryCommand {
  return command(
    `${names[index]} chooses ${saidOf[delivery]}`,
    (model, world) => chooseDelivery(model, world, index, delivery),
    ({ people }) => full(cartOf(nth(people, index))),
  )
}

export async function chooseDelivery(model: Model, world: World, index: number, delivery: Delivery) {
  const browser = nth(world.people, index)
  if (delivery === 'home') return outcomeOf(await browser.post('cart/services/remove'))
  const { body } = await browser.get('cart/items/all')
  const common = { cart_id: body.data.id, service_ids: '[1]' }
  const choice =
    delivery === 'phone'
      ? { ...common, dealer_id: points.phone, without_calendar: true }
      : { ...common, dealer_id: points.calendar, ...timeOf(model.now, delivery) }
  return outcomeOf(await browser.post('appointment/create', choice))
}

/**
 * Returns one of two fitting times: the early one on the first Monday that the notice of the service point allows, for
 * which the tyres may arrive too late, the late one on the first Monday after the tyres have surely arrived. There are so
 * few times that buyers compete for them.
 */
export function timeOf(now: number, which: 'early' | 'late') {
  const first = addDays(helsinkiDate(new Date(now)), which === 'early' ? 2 : 12)
  const days = Array.from({ length: 7 }, (_, days) => addDays(first, days))
  const schedule_date = days.find((date) => new Date(date).getUTCDay() === 1) ?? first
  return { schedule_date, start_time: which === 'early' ? '08:00' : '08:30' }
}

export function confirms(index: number): HistoryCommand {
  return command(
    `${names[index]} confirms the order`,
    (model, world) => confirm(model, world, index),
    ({ people }) => full(cartOf(nth(people, index))),
  )
}

/**
 * Confirms the order of the cart. The cart's open order is brought up to date; an order whose payment has started is
 * closed if it differs from the cart.
 */
export async function confirm(model: Model, world: World, index: number): Promise<string> {
  const [person, browser] = [nth(model.people, index), nth(world.people, index)]
  const { body } = await browser.get('cart/items/all')
  const answer = await browser.post('order/confirm', { cart_id: body.data.id })
  const outcome = outcomeOf(answer)
  if (outcome !== 'done') return outcome
  const shown = answer.body.data.orderDetails
  const before = orderOfCart(person)
  if (before !== null && before.number !== shown.order_number) {
    expect(before.hasAttempts, 'an order without a payment follows its cart').toBe(true)
    mayBecome(model, before, 'closed')
  }
  const known = model.orders.find(({ number }) => number === shown.order_number)
  if (known) expect(known, 'the order that the cart has').toBe(before)
  const order = known ?? newOrder(model, index, shown)
  if (!order.hasAttempts) writeContent(order, person, shown)
  setOrderOfCart(person, order)
  return `${outcome}, order ${model.orders.indexOf(order) + 1}`
}

interface Shown {
  readonly id: string
  readonly order_number: string
  readonly total: number
  readonly promo_code_name: string | null
  readonly order_type: string
}

function newOrder(model: Model, person: number, shown: Shown): OrderModel {
  const order: OrderModel = {
    number: shown.order_number,
    id: shown.id,
    person,
    tyres: new Map(),
    cents: 0,
    usesPromo: false,
    isFitted: false,
    isComplete: false,
    hasAttempts: false,
    status: 'open',
    shippedAt: null,
    deliveredAt: null,
    withdrawnAt: null,
    appointment: null,
    owner: nth(model.people, person).isCustomer ? 'account' : 'guest',
    receivedCents: 0,
    creditedCents: 0,
    returned: new Map(),
    paidAt: null,
    reservedAt: null,
    reservedUntil: null,
  }
  model.orders.push(order)
  return order
}

function writeContent(order: OrderModel, person: PersonModel, shown: Shown): void {
  order.tyres = new Map(cartOf(person))
  order.cents = Math.round(shown.total * 100)
  order.usesPromo = shown.promo_code_name !== null
  order.isFitted = shown.order_type === 'service_point_delivery'
}

export function givesDetails(index: number): HistoryCommand {
  return command(
    `${names[index]} gives the delivery details`,
    (model, world) => giveDetails(model, world, index),
    ({ people }) => orderOfCart(nth(people, index)) !== null,
  )
}

/** Enters the delivery details of the buyer. The shop refuses details for an order that is already paid. */
export async function giveDetails(model: Model, world: World, index: number): Promise<string> {
  const [person, browser] = [nth(model.people, index), nth(world.people, index)]
  const order = orderOfCart(person)
  if (!order) return 'no order'
  const outcome = outcomeOf(
    await browser.post('order/shipping-details/update', {
      order_id: order.id,
      billing_details: browser.details,
      shipping_details: { ship_to: order.isFitted ? 'servicepoint' : 'billing' },
      conditions: '1',
    }),
  )
  if (outcome === 'done') order.isComplete = true
  expect(isPaidFor(order), 'details of a paid order stay').toBe(outcome === 'order-paid')
  return outcome
}
