import { randomInt } from 'node:crypto'
import { car } from '@pito/contracts/values/vehicle-type'
import type { Sql, Tx } from '../../../platform/database/sql.ts'
import type { Platform } from '../../../platform/platform.ts'
import { holdSlot } from '../../hold-slot.ts'
import type { BookingToConfirm } from '../confirm-booking.ts'
import { confirmBooking } from '../confirm-booking.ts'

interface Wish {
  readonly pointId: number
  readonly person: string
  /** The time to hold; null if the appointment is made by phone. */
  readonly time: { readonly date: string; readonly minute: number } | null
  /** Without an id a new cart is created. */
  readonly cartId?: string
}

/** Holds four tyres for a person, each person from a network address of their own, and returns the id of the cart. */
export async function holdFor(platform: Platform, { pointId, person, time, ...wish }: Wish): Promise<string> {
  const now = platform.clock()
  const cartId = wish.cartId ?? (await newCart(platform.sql, now))
  const letters = [...person].map((letter) => letter.charCodeAt(0))
  const address = `10.${letters.slice(0, 3).join('.')}`
  const request = {
    pointId,
    cartId,
    time,
    holder: { kind: 'guest' as const, id: person },
    serviceIds: [1],
    tyres: [{ vehicleType: car, rim: 16, runFlat: false, quantity: 4 }],
  }
  await platform.sql.transaction((tx) => holdSlot(tx, { now, locale: 'fi_FI', platform, address }, request))
  return cartId
}

async function newCart(sql: Sql, now: Date): Promise<string> {
  const [cart] = await sql<{ id: string }>`
    insert into cart (guest_id, created_at, changed_at) values (gen_random_uuid(), ${now}, ${now}) returning id`
  return cart?.id ?? ''
}

/** Pays an order for the time that the cart has chosen, and returns the id of the order. */
export function confirmFor(
  platform: Platform,
  person: string,
  cartId: string,
  changed: Partial<BookingToConfirm['customer']> = {},
): Promise<string> {
  const customer = {
    name: `${person.replace(/^./, (letter) => letter.toUpperCase())} Asiakas`,
    email: `${person}@example.fi`,
    phone: '0401234567',
    licencePlate: 'ABC-123',
    locale: 'fi_FI' as const,
    ...changed,
  }
  const context = { now: platform.clock(), platform }
  return platform.sql.transaction(async (tx) => {
    const orderId = await orderOf(tx, cartId, context.now)
    await tx`
      update appointment set order_id = ${orderId} where cart_id = ${cartId} and state = 'hold' and order_id is null`
    await confirmBooking(tx, context, { orderId, customer })
    return orderId
  })
}

/** Returns the one order of a cart, however often it is confirmed. */
async function orderOf(tx: Tx, cartId: string, now: Date): Promise<string> {
  const orderNumber = String(randomInt(1_000_000_000, 9_999_999_999))
  const [order] = await tx<{ id: string }>`
    insert into shop_order (order_number, cart_id, locale, created_at, changed_at, fitting, goods_cents, services_cents,
      delivery_cents, discount_cents, vat_cents, total_cents)
    values (${orderNumber}, ${cartId}, 'fi_FI', ${now}, ${now}, false, 0, 0, 0, 0, 0, 0)
    on conflict (cart_id) where closed_at is null do update set changed_at = excluded.changed_at returning id`
  return order?.id ?? ''
}
