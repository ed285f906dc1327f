import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { car } from '@pito/contracts/values/vehicle-type'
import { cancelForOrder } from '@pito/server/src/booking/index.ts'
import * as orders from '@pito/server/src/orders/index.ts'
import type { Context } from '@pito/server/src/platform/context.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { demoLimits } from '../demo-limits.ts'
import type { DeskOrder, Fate } from './desk-orders.ts'
import { deskOrders } from './desk-orders.ts'
import type { FittingWish } from './place-order.ts'
import { contextAt, payOrder, placeOrder } from './place-order.ts'

const dayMilliseconds = 86_400_000
const rims = [15, 16, 17] as const
/** Orders take only tyres of which many are left, so that buyers find the shop as it was. */
const plenty = 60

/** The goods, service points and staff from which a day at the order desk is made. */
interface Goods {
  readonly tyres: readonly { readonly id: number; readonly rim: number }[]
  readonly points: readonly number[]
  readonly staffId: string
}

/** Returns whether the shop has orders beside those of the customer who is named in the README. */
export async function hasDeskOrders(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>`
    select exists(select from shop_order where guest_id is not null) as has`
  return row?.has === true
}

/** Creates orders in every state with the use cases of the shop; their e-mails are stored but never sent. */
export async function fillDesk(tx: Tx, platform: Platform): Promise<void> {
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined, limits: demoLimits } }
  const goods = await readGoods(tx)
  if (goods === undefined) return
  for (const [place, order] of deskOrders().entries()) await addOrder(tx, quiet, goods, { place, order })
}

async function readGoods(tx: Tx): Promise<Goods | undefined> {
  const tyres = await tx<{ id: number; rim: number }>`
    select tyre.id, diameter as rim
    from tyre join tyre_size on tyre_size.id = tyre_size_id join tyre_stock on tyre_id = tyre.id
    where vehicle_type_id = ${car} and active and available >= ${plenty} and not run_flat and diameter = any (${rims})
    order by tyre.id desc limit 40`
  const points = await tx<{ id: number }>`
    select id from service_point where active and has_calendar and 15 >= min_rim and 17 <= max_rim order by id desc limit 12`
  const [staff] = await tx<{ id: string }>`select id from staff order by email limit 1`
  if (tyres.length === 0 || points.length === 0 || !staff) return undefined
  return { tyres, points: points.map(({ id }) => id), staffId: staff.id }
}

interface Placed {
  readonly place: number
  readonly order: DeskOrder
}

async function addOrder(tx: Tx, platform: Platform, goods: Goods, { place, order }: Placed): Promise<void> {
  const { buyer, quantity, fate } = order
  const today = platform.clock()
  const now = new Date(today.getTime() - order.daysAgo * dayMilliseconds - place * 120_000)
  const guest = contextAt(tx, platform, {
    ...{ now, place: place + 2 },
    caller: { kind: 'guest', guestId: crypto.randomUUID() },
  })
  const tyre = goods.tyres[place % goods.tyres.length]
  if (!tyre) return
  const name = `${buyer.firstName}.${buyer.lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '')
  const id = await placeOrder(guest, tx, {
    ...{ tyreId: tyre.id, quantity, licencePlate: `TST-${100 + place}` },
    note: place % 5 === 0 ? 'Soittakaa ennen toimitusta' : '',
    fitting: order.fitted ? fittingOf(goods, tyre.rim, { place, order }, today) : null,
    billing: {
      ...{ first_name: buyer.firstName, last_name: buyer.lastName, email: `${name}${place}@pito.example` },
      ...{ address_line_1: buyer.street, zipcode: buyer.zipcode, city: buyer.city },
      contact_number: `040 555 ${1000 + place}`,
      ...(buyer.companyName !== '' && {
        company_name: buyer.companyName,
        company_vat_number: buyer.companyVatNumber,
      }),
    },
  })
  if (id === null) return
  if (fate === 'payment-pending') return addPendingPayment(tx, id, today)
  await payOrder(guest, tx, id)
  await carryOn[fate]({ tx, id, guest, staffId: goods.staffId, today })
}

function fittingOf({ points }: Goods, rim: number, { place, order }: Placed, today: Date): FittingWish {
  const latest = { fitted: -1, 'fitting-today': 0 } as const satisfies { [Named in Fate]?: number }
  const day = order.fate === 'fitted' || order.fate === 'fitting-today' ? latest[order.fate] : 5
  const until = helsinkiDate(new Date(today.getTime() + day * dayMilliseconds))
  return {
    ...{ pointId: points[place % points.length] ?? 0, rim, vehicleType: car },
    choose: (free) =>
      order.fate === 'fitting-today'
        ? (free.findLast(({ date }) => date === until) ?? free.find(({ date }) => date > until))
        : (free.findLast(({ date }) => date <= until) ?? free[0]),
  }
}

/** A payment of which the provider has not decided yet. The shop looks at it again after a year. */
async function addPendingPayment(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx`
    insert into payment_attempt (order_id, attempt, method, amount_cents, started_at, state, check_at)
    select id, 1, 'bank', total_cents, ${now}::timestamptz, 'pending', ${now}::timestamptz + interval '1 year'
    from shop_order where id = ${orderId}`
}

interface Story {
  readonly tx: Tx
  readonly id: string
  /** The buyer at the moment of the order. */
  readonly guest: Context
  readonly staffId: string
  readonly today: Date
}

const nothingMore = async (): Promise<void> => undefined

/** What happens to an order of each fate after it was paid. */
const carryOn: Readonly<Record<Exclude<Fate, 'payment-pending'>, (story: Story) => Promise<void>>> = {
  paid: nothingMore,
  packed: (story) => byStaff(story, orders.packOrder, 0.5),
  sent: send,
  'fitting-today': send,
  async fitted(story) {
    await send(story)
    await byStaff(story, orders.deliverOrder, 16)
  },
  async delivered(story) {
    await send(story)
    await byStaff(story, orders.deliverOrder, 3)
  },
  cancelled: (story) => cancelWithRefund(story, 'made'),
  'refund-pending': (story) => cancelWithRefund(story, 'pending'),
  'refund-refused': (story) => cancelWithRefund(story, 'refused'),
  async withdrawn(story) {
    await send(story)
    await byStaff(story, orders.deliverOrder, 3)
    await withdraw(story)
  },
  async refunded(story) {
    await send(story)
    await byStaff(story, orders.deliverOrder, 3)
    await withdraw(story)
    const [line] = await story.tx<{ tyreId: number; quantity: number }>`
      select tyre_id, quantity from shop_order_line where order_id = ${story.id} and type = 'product'`
    if (!line) return
    const items = [{ tyre_id: line.tyreId, quantity: line.quantity, condition: 'sellable' as const }]
    await byStaff(story, (ctx, input) => orders.returnTyres(ctx, { ...input, items }), 9)
    await setRefundState(story, 'made')
  },
  async declined({ tx, id }) {
    await tx`
      update appointment set state = 'cancelled', garage_answer = 'declined'
      where order_id = ${id} and state = 'firm'`
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
}

type StaffCommand = (ctx: Context, input: { readonly orderNumber: string }) => Promise<unknown>

/** Lets a member of staff do something with the order, some days after it was placed. */
async function byStaff({ tx, id, guest, staffId, today }: Story, command: StaffCommand, days: number) {
  const now = new Date(Math.min(today.getTime(), guest.now.getTime() + days * dayMilliseconds))
  const ctx = contextAt(tx, guest.platform, { now, caller: { kind: 'staff', staffId, sessionId: 'demo' } })
  await command(ctx, { orderNumber: await numberOf(tx, id) })
}

async function send(story: Story): Promise<void> {
  await byStaff(story, orders.packOrder, 0.5)
  await byStaff(story, orders.shipOrder, 1)
}

async function withdraw({ tx, id, guest }: Story): Promise<void> {
  const now = new Date(guest.now.getTime() + 5 * dayMilliseconds)
  const ctx = contextAt(tx, guest.platform, { now, caller: guest.caller })
  await orders.withdrawOrder(ctx, { orderNumber: await numberOf(tx, id) })
}

async function cancelWithRefund(story: Story, state: 'made' | 'pending' | 'refused'): Promise<void> {
  const { tx, id, guest } = story
  const ctx = contextAt(tx, guest.platform, { now: guest.now, caller: guest.caller })
  await orders.cancelOrder(ctx, { orderNumber: await numberOf(tx, id) })
  await setRefundState(story, state)
}

async function setRefundState(
  { tx, id, today }: Story,
  state: 'made' | 'pending' | 'refused',
): Promise<void> {
  await tx`
    update refund set state = ${state}, made_at = case when ${state} = 'made' then ${today}::timestamptz end,
      refused_at = case when ${state} = 'refused' then ${today}::timestamptz end,
      provider_message = case when ${state} = 'refused' then 'Provider does not support refunds' end
    from payment_attempt where payment_attempt.id = attempt_id and order_id = ${id}`
}

async function numberOf(tx: Tx, id: string): Promise<string> {
  const [order] = await tx<{ orderNumber: string }>`select order_number from shop_order where id = ${id}`
  return order?.orderNumber ?? ''
}
