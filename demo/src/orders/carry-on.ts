import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { cancelForOrder } from '@pito/server/src/booking/index.ts'
import * as orders from '@pito/server/src/orders/index.ts'
import type { Context } from '@pito/server/src/platform/context.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import type { DemoPayments, RefundMode } from '../payments/demo-payments.ts'
import type { DeskOrder, Fate } from './desk-orders.ts'
import { at } from './desk-orders.ts'
import { contextAt } from './place-order.ts'

const dayMilliseconds = 86_400_000
/** An hour after it, a sending is final and a Klarna payment can be captured. */
const hourMilliseconds = 3_600_000

interface Story {
  readonly tx: Tx
  readonly id: string
  /** The buyer at the moment of the order. */
  readonly guest: Context
  readonly staffId: string
  readonly today: Date
  readonly payments: DemoPayments
  readonly order: DeskOrder
}

type Tell = (story: Story) => Promise<void>

/** Maps each fate to the function that carries an order on after it has been placed. */
export const carryOn: Readonly<Record<Fate, Tell>> = {
  paid: pay,
  packed: pack,
  sent: send,
  async 'fitting-today'(story) {
    await send(story)
    await moveToToday(story)
  },
  async fitted(story) {
    await send(story)
    await byStaff(story, orders.deliverOrder, 16)
  },
  delivered: deliver,
  reviewed: deliver,
  cancelled: cancel,
  'refund-pending': cancel,
  'refund-refused': cancel,
  withdrawn: withdraw,
  async refunded(story) {
    await withdraw(story)
    const [line] = await story.tx<{ tyreId: number; quantity: number }>`
      select tyre_id, quantity from shop_order_line where order_id = ${story.id} and type = 'product'`
    if (!line) return
    const items = [{ tyre_id: line.tyreId, quantity: line.quantity, condition: 'sellable' as const }]
    await byStaff(story, (ctx, input) => orders.returnTyres(ctx, { ...input, items }), 9)
    await story.payments.catchUp({ now: later(story, 9) }, story.id)
  },
  async declined(story) {
    await pay(story)
    await story.tx`
      with declined as (
        update appointment set state = 'cancelled', garage_answer = 'declined'
        where order_id = ${story.id} and state = 'firm' returning id, service_point_id, during
      )
      insert into appointment_change (appointment_id, at, event, by, from_point_id, from_at)
      select id, ${later(story, 1)}::timestamptz, 'declined', 'garage', service_point_id, lower(during)
      from declined`
  },
  async 'fitting-cancelled'(story) {
    await send(story)
    const { tx, id, guest, today } = story
    await cancelForOrder(
      tx,
      { now: today, platform: { ...guest.platform, sql: tx } },
      { orderId: id, by: 'customer' },
    )
  },
  'payment-pending': leavePending,
  async 'paid-twice'(story) {
    await pay(story)
    const refunds = at(['refunds-made', 'refunds-pending', 'refunds-refused'] as const, story.order.turn)
    await story.payments.pay(story.guest, story.id, { method: 'creditcard', refunds })
    await story.payments.catchUp(story.guest, story.id)
  },
  async 'other-amount-first'(story) {
    await story.payments.pay(story.guest, story.id, { method: 'mobile', outcome: 'wrong-amount' })
    await story.payments.catchUp(story.guest, story.id)
    await pay(story)
  },
}

const refundModes: { readonly [Named in Fate]?: RefundMode } = {
  'refund-pending': 'refunds-pending',
  'refund-refused': 'refunds-refused',
}

async function pay({ payments, guest, id, order: { method, fate } }: Story): Promise<void> {
  const refunds = refundModes[fate]
  await payments.pay(guest, id, { method, ...(refunds && { refunds }) })
}

async function pack(story: Story): Promise<void> {
  await pay(story)
  await byStaff(story, orders.packOrder, 0.5)
}

async function send(story: Story): Promise<void> {
  await pack(story)
  const { id, order, payments } = story
  const tracking = order.fitted ? [] : [`JJFI65438${String(order.turn + 100).padStart(6, '0')}`]
  const ship: StaffCommand = (ctx, input) => orders.shipOrder(ctx, { ...input, tracking_numbers: tracking })
  await byStaff(story, ship, 1)
  const final = new Date(later(story, 1).getTime() + hourMilliseconds)
  if (order.method === 'klarna') await payments.catchUp({ now: final }, id)
}

async function deliver(story: Story): Promise<void> {
  await send(story)
  await byStaff(story, orders.deliverOrder, 3)
}

async function cancel(story: Story): Promise<void> {
  await pay(story)
  const { tx, id, guest, payments } = story
  await orders.cancelOrder(guest, { orderNumber: await numberOf(tx, id) })
  await payments.catchUp(guest, id)
}

async function withdraw(story: Story): Promise<void> {
  await deliver(story)
  const { tx, id, guest } = story
  const ctx = contextAt(tx, guest.platform, { now: later(story, 5), caller: guest.caller })
  await orders.withdrawOrder(ctx, { orderNumber: await numberOf(tx, id) })
}

/**
 * The payment waits for its provider. What the provider says when staff ask differs: two payments have been made, one
 * has failed, and the others still wait. The shop itself asks again only after a year.
 */
async function leavePending({ tx, id, guest, payments, order: { turn } }: Story): Promise<void> {
  const isKlarna = turn === 4
  const end = await payments.pay(guest, id, {
    method: isKlarna ? 'klarna' : 'bank',
    outcome: isKlarna ? 'fraud-pending' : 'pending',
  })
  const outcome = (['lost-both', 'lost-both', 'fail'] as const)[turn]
  if (outcome) await end(outcome)
  await tx`
    update payment_attempt set check_at = ${guest.now}::timestamptz + interval '1 year' where order_id = ${id}`
}

/** On a public holiday no service point is open, so the fitting was booked for a later day. */
async function moveToToday({ tx, id, today }: Story): Promise<void> {
  await tx`
    update appointment set during = tstzrange(lower(during) - days, upper(during) - days)
    from (
      select appointment.id, ((lower(during) at time zone 'Europe/Helsinki')::date - ${helsinkiDate(today)}::date)
        * interval '1 day' as days
      from appointment where order_id = ${id} and state = 'firm'
    ) moved where moved.id = appointment.id and days > interval '0'`
}

type StaffCommand = (ctx: Context, input: { readonly orderNumber: string }) => Promise<unknown>

/** Lets a member of staff do something with the order, some days after it was placed. */
async function byStaff(story: Story, command: StaffCommand, days: number): Promise<void> {
  const { tx, id, guest, staffId } = story
  const caller = { kind: 'staff', staffId, sessionId: 'demo' } as const
  const ctx = contextAt(tx, guest.platform, { now: later(story, days), caller })
  await command(ctx, { orderNumber: await numberOf(tx, id) })
}

/** Returns the moment some days after the order was placed, or today if that is earlier. */
function later({ guest, today }: Story, days: number): Date {
  return new Date(Math.min(today.getTime(), guest.now.getTime() + days * dayMilliseconds))
}

async function numberOf(tx: Tx, id: string): Promise<string> {
  const [order] = await tx<{ orderNumber: string }>`select order_number from shop_order where id = ${id}`
  return order?.orderNumber ?? ''
}
