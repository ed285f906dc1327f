import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { car } from '@pito/contracts/values/vehicle-type'
import { insertCustomer } from '@pito/server/src/accounts/index.ts'
import type { Caller } from '@pito/server/src/platform/context.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { demoLimits } from '../demo-limits.ts'
import type { DemoPayments } from '../payments/demo-payments.ts'
import { carryOn } from './carry-on.ts'
import type { DeskOrder, Fate } from './desk-orders.ts'
import { deskOrders } from './desk-orders.ts'
import { fillDeskWork } from './fill-desk-work.ts'
import type { FittingWish } from './place-order.ts'
import { contextAt, placeOrder } from './place-order.ts'

const dayMilliseconds = 86_400_000
const warehouse = 'varasto@pito.example'
const rims = [15, 16, 17] as const
/** Orders take only tyres of which many are left, so that buyers find the shop as it was. */
const plenty = 60

/** The goods, service points and staff from which a day at the order desk is made. */
interface Goods {
  readonly tyres: readonly { readonly id: number; readonly rim: number }[]
  readonly points: readonly { readonly id: number; readonly opensToday: boolean }[]
  readonly staffId: string
}

/** Returns whether the shop has orders beside those of the customer who is named in the README. */
export async function hasDeskOrders(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>`
    select exists(select from shop_order where guest_id is not null) as has`
  return row?.has === true
}

/** Creates orders in every state with the use cases of the shop; their e-mails are stored but never sent. */
export async function fillDesk(tx: Tx, platform: Platform, payments: DemoPayments): Promise<void> {
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined, limits: demoLimits } }
  const today = platform.clock()
  const goods = await readGoods(tx, today)
  if (goods === undefined) return
  const desk = { tx, payments, platform: quiet, goods, today }
  // The numbers of invoices follow their dates, so the oldest order comes first.
  const orders = [...deskOrders().entries()].sort(
    ([place, { daysAgo }], [other, { daysAgo: others }]) => others - daysAgo || other - place,
  )
  for (const [place, order] of orders) await addOrder(desk, place, order)
  await fillDeskWork(tx, quiet)
}

async function readGoods(tx: Tx, today: Date): Promise<Goods | undefined> {
  const tyres = await tx<{ id: number; rim: number }>`
    select tyre.id, diameter as rim
    from tyre join tyre_size on tyre_size.id = tyre_size_id join tyre_stock on tyre_id = tyre.id
    where vehicle_type_id = ${car} and active and available >= ${plenty} and not run_flat and diameter = any (${rims})
    order by tyre.id desc limit 40`
  const points = await tx<{ id: number; opensToday: boolean }>`
    select id, exists (
      select from service_point_hours
      where service_point_id = service_point.id and day_id = extract(dow from ${helsinkiDate(today)}::date) + 1
    ) as opens_today
    from service_point where active and has_calendar and 15 >= min_rim and 17 <= max_rim order by id desc limit 12`
  const [staff] = await tx<{ id: string }>`select id from staff order by email = ${warehouse} desc limit 1`
  if (tyres.length === 0 || points.length === 0 || !staff) return undefined
  return { tyres, points, staffId: staff.id }
}

interface Desk {
  readonly tx: Tx
  readonly payments: DemoPayments
  readonly platform: Platform
  readonly goods: Goods
  readonly today: Date
}

async function addOrder(desk: Desk, place: number, order: DeskOrder): Promise<void> {
  const { tx, platform, goods, today, payments } = desk
  const { buyer, quantity, promoCode, fate } = order
  const now = new Date(today.getTime() - order.daysAgo * dayMilliseconds - place * 120_000)
  const tyre = goods.tyres[place % goods.tyres.length]
  if (!tyre) return
  const name = `${buyer.firstName}.${buyer.lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.]/g, '')
  const contact = { email: `${name}${place}@pito.example`, phone: `040 555 ${1000 + place}` }
  const caller = promoCode === null ? newGuest() : await newCustomer(tx, { ...buyer, ...contact }, now)
  const guest = contextAt(tx, platform, { now, caller, place: place + 2 })
  const id = await placeOrder(guest, tx, {
    ...{ tyreId: tyre.id, quantity, promoCode, licencePlate: `TST-${100 + place}` },
    note: place % 5 === 0 ? 'Soittakaa ennen toimitusta' : '',
    fitting: order.fitted ? fittingOf(goods, tyre.rim, { place, order }, today) : null,
    billing: {
      ...{ first_name: buyer.firstName, last_name: buyer.lastName, email: contact.email },
      ...{ address_line_1: buyer.street, zipcode: buyer.zipcode, city: buyer.city },
      contact_number: contact.phone,
      ...(buyer.companyName !== '' && {
        company_name: buyer.companyName,
        company_vat_number: buyer.companyVatNumber,
      }),
    },
  })
  if (id === null) return
  await carryOn[fate]({ tx, id, guest, staffId: goods.staffId, today, payments, order })
}

const newGuest = () => ({ kind: 'guest', guestId: crypto.randomUUID() }) as const

/** Only customers may use promo codes. These have no password, as those whom staff have invited. */
async function newCustomer(
  tx: Tx,
  { email, phone, ...buyer }: DeskOrder['buyer'] & { readonly email: string; readonly phone: string },
  now: Date,
): Promise<Caller> {
  const isCompanyUser = buyer.companyName !== ''
  const customer = await insertCustomer(
    tx,
    {
      ...{ email, passwordHash: null, locale: 'fi_FI', salutation: 'mrs', countryCode: '358', isCompanyUser },
      ...{ firstName: buyer.firstName, lastName: buyer.lastName },
      ...{ contactNumber: phone, contactNumberE164: `+358${phone.replaceAll(' ', '').slice(1)}` },
      companyName: isCompanyUser ? buyer.companyName : null,
      companyVatNumber: isCompanyUser ? buyer.companyVatNumber : null,
    },
    now,
  )
  return customer ? { kind: 'customer', customerId: customer.id, sessionId: 'demo' } : newGuest()
}

interface Placed {
  readonly place: number
  readonly order: DeskOrder
}

function fittingOf({ points }: Goods, rim: number, { place, order }: Placed, today: Date): FittingWish {
  const latest = { fitted: -1, 'fitting-today': 0 } as const satisfies { [Named in Fate]?: number }
  const isToday = order.fate === 'fitting-today'
  const day = order.fate === 'fitted' || isToday ? latest[order.fate] : 5
  const until = helsinkiDate(new Date(today.getTime() + day * dayMilliseconds))
  const open = points.filter(({ opensToday }) => opensToday || !isToday)
  return {
    ...{ pointId: open[place % open.length]?.id ?? 0, rim, vehicleType: car },
    choose: (free) =>
      isToday
        ? (free.findLast(({ date }) => date === until) ?? free.filter(({ date }) => date > until)[order.turn])
        : (free.findLast(({ date }) => date <= until) ?? free[0]),
  }
}
