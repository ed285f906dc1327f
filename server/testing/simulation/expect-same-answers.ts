import { expect } from 'vitest'
import { tokenOf } from './link-of-order.ts'
import type { Model, OrderModel } from './model.ts'
import { isOwnOf, isPaidFor } from './model.ts'
import { canCancel, canWithdraw } from './order-rules.ts'
import { nth } from './pick.ts'
import type { World } from './world.ts'

interface Shown {
  readonly invoice_path: string | null
  readonly terms_path: string | null
  readonly appointment: { readonly move_token: string | null; readonly move_until: string | null } | null
  readonly credit_notes: readonly { readonly path: string | null }[]
  readonly order_status: string
  readonly progress: string
  readonly total: number
  readonly can_be_cancelled: boolean
  readonly can_be_withdrawn: boolean
  readonly payment_refusal: string | null
}

/**
 * Expects that the owner and people with the link see the same order as staff, who see more of it. It checks the orders that the last
 * command was about and the latest order.
 */
export async function expectSameAnswers(model: Model, world: World): Promise<void> {
  const touched = new Set([...model.may.keys(), ...model.credits.keys(), ...model.orders.slice(-1)])
  for (const order of touched) if (model.orders.includes(order)) await compareAnswers(model, world, order)
}

async function compareAnswers(model: Model, world: World, order: OrderModel): Promise<void> {
  const what = `order ${order.number}`
  const [{ status, body }, own, linked] = await Promise.all([
    world.staff('GET', `orders/${order.number}`),
    forOwner(model, world, order),
    forLink(world, order),
  ])
  expect(status, `${what} for staff`).toBe(200)
  const shown: Shown = body.data
  expect(shown.can_be_cancelled, `${what} can be cancelled`).toBe(canCancel(order, model.now))
  expect(shown.can_be_withdrawn, `${what} can be withdrawn from`).toBe(canWithdraw(order, model.now))
  expect(shown.order_status, what).toBe(isPaidFor(order) ? 'paid' : 'unpaid')
  expect(Math.round(shown.total * 100), `${what}: total`).toBe(order.cents)
  if (own) expect(ofAnyCaller(shown), `${what} for its owner and for staff`).toMatchObject(ofAnyCaller(own))
  // The link also opens an unpaid order whose money arrived in vain, which the model does not follow.
  if (isPaidFor(order)) expect(linked, `${what} opens by its link`).not.toBeNull()
  if (linked)
    expect(ofAnyCaller(shown), `${what} by its link and for staff`).toMatchObject(ofAnyCaller(linked))
}

async function forOwner(model: Model, world: World, order: OrderModel): Promise<Shown | null> {
  const isOwn = isOwnOf(model, order.person, order)
  const { status, body } = await nth(world.people, order.person).get(`order/${order.number}`)
  expect(status === 200, `${order.number} for its owner`).toBe(isOwn)
  return status === 200 ? body.data : null
}

async function forLink(world: World, order: OrderModel): Promise<Shown | null> {
  const answer = await world.app.inject({
    url: `/api/v1/order-link?${new URLSearchParams({ token: tokenOf(world, order) })}`,
    headers: { locale: 'en_GB' },
  })
  return answer.statusCode === 200 ? answer.json().data : null
}

/**
 * Returns an order without what differs between callers: the paths of its files, the token that moves the fitting, which
 * staff do not get, and the reason against a payment, which depends on the network of the caller.
 */
function ofAnyCaller({ invoice_path: _, terms_path: __, appointment, ...shown }: Shown) {
  return {
    ...shown,
    payment_refusal: null,
    appointment: appointment && { ...appointment, move_token: null, move_until: null },
    credit_notes: shown.credit_notes.map(({ path: ___, ...note }) => note),
  }
}
