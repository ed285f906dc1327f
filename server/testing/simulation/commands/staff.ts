import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { expect } from 'vitest'
import type { HistoryCommand } from '../command.ts'
import { command, outcomeOf } from '../command.ts'
import type { Model, OrderModel } from '../model.ts'
import { mayBecome } from '../model.ts'
import { canReturn, leftCents, whyNotDelivered, whyNotShipped } from '../order-rules.ts'
import { fromLatest, oneOfLatest } from '../pick.ts'
import type { World } from '../world.ts'
import { ofOrder } from './fulfilment.ts'

export function staffShips(which: number): HistoryCommand {
  return ofOrder(
    (order) => `staff send ${order}`,
    which,
    async (_, world, order) => {
      const whyNot = whyNotShipped(order)
      const outcome = outcomeOf(await world.staff('POST', `orders/${order.number}/shipped`))
      expect(outcome).toBe(whyNot ?? 'done')
      return outcome
    },
  )
}

export function staffDelivers(which: number): HistoryCommand {
  return ofOrder(
    (order) => `staff see ${order} delivered`,
    which,
    async (model, world, order) => {
      const whyNot = whyNotDelivered(order)
      const outcome = outcomeOf(await world.staff('POST', `orders/${order.number}/delivered`))
      expect(outcome).toBe(whyNot ?? 'done')
      const isFitted = order.isFitted && order.appointment?.state === 'firm'
      if (whyNot === null) mayBecome(model, order, isFitted ? 'fitted' : 'delivered')
      return outcome
    },
  )
}

/** Records that tyres have come back. Stock and money change once, however often the same request is sent. */
export function tyresComeBack(which: number, quantity: number, presses: number): HistoryCommand {
  return ofOrder(
    (order) => `${quantity} tyres of ${order} come back${pressed(presses)}`,
    which,
    async (model, world, order) => {
      const [tyre_id = 0, sold = 0] = [...order.tyres][0] ?? []
      const mayReturn = canReturn(order) && quantity <= sold - (order.returned.get(tyre_id) ?? 0)
      const items = [{ tyre_id, quantity }]
      const outcomes = await sendAgain(world, presses, `orders/${order.number}/returned`, { items })
      for (const outcome of outcomes) expect(outcome).toBe(mayReturn ? 'done' : 'order-not-returnable')
      if (!mayReturn) return outcomes.join(', ')
      order.returned.set(tyre_id, (order.returned.get(tyre_id) ?? 0) + quantity)
      // Tyres that arrive after the refund change the stock and not the money.
      if (order.status === 'refunded') return outcomes.join(', ')
      model.credits.set(order, { least: order.creditedCents, most: order.cents })
      if (isAllBack(order)) mayBecome(model, order, 'refunded')
      return outcomes.join(', ')
    },
  )
}

function isAllBack({ tyres, returned }: OrderModel): boolean {
  return [...tyres].every(([tyre, quantity]) => (returned.get(tyre) ?? 0) >= quantity)
}

/** Lets staff release the reservation of an unpaid order. The reservation stays if a payment is under way. */
export function staffReleases(which: number): HistoryCommand {
  const unpaid = ({ orders }: Readonly<Model>) => orders.filter(({ status }) => status === 'open')
  return command(
    `staff release the reservation of ${fromLatest('unpaid order', which)}`,
    async (model, world) => {
      const order = oneOfLatest(unpaid(model), which)
      if (!order) return 'none'
      const outcome = outcomeOf(await world.staff('POST', `reservations/${order.number}/release`))
      if (outcome === 'done') order.reservedUntil = null
      else expect(outcome, 'why nothing is released').toBe('payment-under-way')
      return outcome
    },
    (model) => unpaid(model).length > 0,
  )
}

export const pressed = (presses: number) => (presses > 1 ? ` and the button is pressed ${presses} times` : '')
let keys = 0

/** Sends a request several times with the same Idempotency-Key, as browsers and people do. */
export async function sendAgain(
  world: World,
  presses: number,
  path: string,
  payload: object,
): Promise<string[]> {
  keys += 1
  const outcomes: string[] = []
  for (let press = 0; press < presses; press++)
    outcomes.push(outcomeOf(await world.staff('POST', path, payload, `key-${keys}`)))
  return outcomes
}

/** Requests the cents of the lines one after the other; the last line gets what exceeds them all. */
function linesWorth(lines: readonly { readonly id: number; readonly left: number }[], cents: number) {
  let rest = cents
  return lines.flatMap(({ id: line_id, left }, place) => {
    const isLast = place === lines.length - 1
    const part = isLast ? rest : Math.min(rest, Math.round(left * 100))
    rest -= part
    return part > 0 ? [{ line_id, amount: part / 100 }] : []
  })
}

export function staffRefunds(which: number, percent: number, presses: number): HistoryCommand {
  return ofOrder(
    (order) => `staff refund ${percent} % of ${order}${pressed(presses)}`,
    which,
    async (model, world, order) => {
      const cents = Math.max(1, Math.floor((order.cents * percent) / 100))
      const isEnough = cents <= leftCents(order)
      const { body } = await world.staff('GET', `orders/${order.number}/refundable`)
      const refund = { lines: linesWorth(body.data.lines, cents), reason: 'other', note: 'Agreed by phone.' }
      const outcomes = await sendAgain(world, presses, `orders/${order.number}/refunds`, refund)
      const why = order.status === 'cancelled' ? 'order-not-refundable' : 'refund-too-much'
      for (const outcome of outcomes) expect(outcome).toBe(isEnough ? 'done' : why)
      const credited = order.creditedCents + (isEnough ? cents : 0)
      model.credits.set(order, { least: credited, most: credited })
      return outcomes.join(', ')
    },
  )
}

/** The result of sending a refund again, by the state of the refund. */
const afterRetry: Readonly<Record<string, string>> = {
  refused: 'done',
  pending: 'refund-pending',
  due: 'refund-under-way',
  sending: 'refund-under-way',
}

export function staffRetryRefund(which: number, isMade: boolean): HistoryCommand {
  return ofOrder(
    (order) => `staff look at the refunds of ${order} and ${isMade ? 'pay them by hand' : 'try again'}`,
    which,
    async (_: Model, world, order) => {
      const { body } = await world.staff('GET', 'refunds')
      const refunds: { id: string; order_number: string; state: string; requested_at: string }[] = body.data
      const own = refunds.filter(
        ({ order_number, state }) => order_number === order.number && state !== 'waiting',
      )
      for (const { id, state, requested_at } of own) {
        const paid_on = helsinkiDate(new Date(requested_at))
        const answer = isMade
          ? await world.staff('POST', `refunds/${id}/paid-manually`, { paid_on, bank_reference: 'A-1' })
          : await world.staff('POST', `refunds/${id}/retry`)
        expect(outcomeOf(answer)).toBe(isMade && state !== 'sending' ? 'done' : afterRetry[state])
      }
      return `${own.length} refunds`
    },
  )
}
