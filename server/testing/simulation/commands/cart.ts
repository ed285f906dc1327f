import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import type { Model } from '../model.ts'
import { cartOf, orderOfCart } from '../model.ts'
import { nth } from '../pick.ts'
import { mayUseCode } from '../reservations.ts'
import { names, promoCode } from '../small-world.ts'
import { mostOf } from '../stock.ts'
import type { World } from '../world.ts'

interface Item {
  readonly index: number
  readonly tyreId: number
  readonly quantity: number
}

export function addsItem(item: Item): HistoryCommand {
  const { index, tyreId, quantity } = item
  return command(`${names[index]} adds ${quantity} of tyre ${tyreId}`, (model, world) =>
    addItem(model, world, item),
  )
}

/**
 * Adds tyres to the cart. The shop must accept as many as are in stock and not reserved for other buyers, and must
 * not refuse for any other reason.
 */
export async function addItem(
  model: Model,
  world: World,
  { index, tyreId, quantity }: Item,
): Promise<string> {
  const person = nth(model.people, index)
  const cart = cartOf(person)
  const wanted = (cart.get(tyreId) ?? 0) + quantity
  const most = await mostOf(model, world, tyreId, orderOfCart(person))
  const answer = await nth(world.people, index).post('cart/item/insert', { type_id: tyreId, quantity })
  const outcome = outcomeOf(answer)
  if (wanted > most) expect(['not-enough-stock', 'sold-out'], 'why nothing is added').toContain(outcome)
  else expect(outcome, `${wanted} of ${most} tyres`).toBe('done')
  if (outcome !== 'done') return outcome
  cart.set(tyreId, wanted)
  expect(answer.body.data.quantity, 'tyres in the row').toBe(wanted)
  return outcome
}

export function removesItem(index: number, tyreId: number): HistoryCommand {
  return command(
    `${names[index]} removes tyre ${tyreId}`,
    async ({ people }, world) => {
      const browser = nth(world.people, index)
      const { body } = await browser.get('cart/items/all')
      const items: { id: number; type: string; type_id: number }[] = body.data.line_items
      const line = items.find((one) => one.type === 'product' && one.type_id === tyreId)
      const removal = { cart_id: body.data.id, cart_line_item_id: line?.id }
      expect(outcomeOf(await browser.post('cart/line-item/remove', removal))).toBe('done')
      cartOf(nth(people, index)).delete(tyreId)
      return undefined
    },
    ({ people }) => cartOf(nth(people, index)).has(tyreId),
  )
}

export function clearsCart(index: number): HistoryCommand {
  return command(
    `${names[index]} empties the cart`,
    async ({ people }, world) => {
      expect(outcomeOf(await nth(world.people, index).post('cart/clear'))).toBe('done')
      cartOf(nth(people, index)).clear()
      return undefined
    },
    ({ people }) => cartOf(nth(people, index)).size > 0,
  )
}

/**
 * Enters the promo code, which is valid for one order. If that order is cancelled, the code becomes available again.
 */
export function entersCode(index: number): HistoryCommand {
  return command(
    `${names[index]} enters the promo code`,
    (model, world) => enterCode(model, world, index),
    ({ people }) => cartOf(nth(people, index)).size > 0,
  )
}

/**
 * Enters the promo code, which is valid for one order. If that order is cancelled, the code becomes available again.
 */
export async function enterCode(model: Model, world: World, index: number): Promise<string> {
  const person = nth(model.people, index)
  const others = model.orders.filter((order) => order !== orderOfCart(person) && mayUseCode(order))
  const answer = await nth(world.people, index).post('cart/promo-code/apply', { promo_code: promoCode })
  const outcome = outcomeOf(answer)
  if (!person.isCustomer) expect(outcome).toBe('promo-code-for-customers')
  else if (others.length === 0) expect(['done', 'too-many-requests']).toContain(outcome)
  return outcome
}
