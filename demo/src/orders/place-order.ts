import { finlandId } from '@pito/contracts/values/checkout-details'
import { freeTimes, holdSlot } from '@pito/server/src/booking/index.ts'
import { confirmOrder, updateShippingDetails } from '@pito/server/src/orders/index.ts'
import type { Caller, Context, Visit } from '@pito/server/src/platform/context.ts'
import { createContext } from '@pito/server/src/platform/context.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'

interface BillingDetails {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly contact_number: string
  readonly address_line_1: string
  readonly zipcode: string
  readonly city: string
  readonly company_name?: string
  readonly company_vat_number?: string
}

interface Wish {
  readonly tyreId: number
  readonly quantity: number
  readonly promoCode?: string | null
  /** The service point and the time at which the tyres are fitted; null if they are delivered to the buyer. */
  readonly fitting: FittingWish | null
  readonly billing: BillingDetails
  readonly note: string
  readonly licencePlate: string
}

/** A time of a service point: a date, and the minute of that day. */
export interface TimeOfPoint {
  readonly date: string
  readonly minute: number
}

export interface FittingWish {
  readonly pointId: number
  readonly rim: number
  readonly vehicleType: number
  /** Chooses among the times that are free. */
  readonly choose: (free: readonly TimeOfPoint[]) => TimeOfPoint | undefined
}

type Buyer = Extract<Caller, { kind: 'customer' | 'guest' }>

/** Returns the context of somebody's request at a moment, inside the transaction that fills the demo. */
export function contextAt(
  tx: Tx,
  platform: Platform,
  { now, caller, place = 1 }: { readonly now: Date; readonly caller: Caller; readonly place?: number },
): Context {
  // Each buyer has a network address of their own, because the buyers of one address may hold only a few times.
  const address = `10.2.${Math.floor(place / 250)}.${place % 250}`
  const visit: Visit = {
    now,
    locale: 'fi_FI',
    ...{ requestId: 'demo', address, network: address, device: '', cookies: {} },
    ...{ authorization: undefined, anonymousId: undefined, idempotencyKey: undefined },
    ...{ openedBy: undefined, publicKey: undefined },
    ...{ log: platform.log, setCookies: [] },
  }
  return { ...createContext(platform, visit, caller), sql: tx, transaction: tx.transaction }
}

/** Returns what a guest or customer puts a cart and a time aside for. */
function holderOf(caller: Buyer) {
  return caller.kind === 'customer'
    ? { kind: 'customer' as const, id: caller.customerId }
    : { kind: 'guest' as const, id: caller.guestId }
}

/**
 * Places an unpaid order with the use cases of the checkout and returns its id. Returns null if the buyer has put
 * something into the cart already.
 */
export async function placeOrder(ctx: Context, tx: Tx, wish: Wish): Promise<string | null> {
  const holder = holderOf(ctx.caller as Buyer)
  const cartId = await addCart(ctx, tx, holder, wish)
  if (cartId === null) return null
  if (wish.fitting) await holdTime(ctx, tx, { cartId, holder, quantity: wish.quantity }, wish.fitting)
  const { id } = (await confirmOrder(ctx, { cart_id: cartId })).data.orderDetails
  const isCompany = wish.billing.company_name !== undefined
  await updateShippingDetails(ctx, {
    order_id: id,
    billing_details: {
      ...{ ...noAddress, ...wish.billing, job_title: '', company_branch: '' },
      address_type: 'billing',
      salutation: 'mrs',
      country_code: '358',
      country_id: finlandId,
    },
    shipping_details: {
      ...noAddress,
      ...{ first_name: '', last_name: '', email: '', contact_number: '' },
      address_type: 'shipping',
      ship_to: wish.fitting ? 'servicepoint' : 'billing',
    },
    is_business_customer: isCompany,
    buyer_reference: '',
    order_note: wish.note,
    licence_plate: wish.licencePlate,
    refuses_review_emails: false,
    conditions: true,
    is_gone_at_klaviyo: '0',
  })
  return id
}

const noAddress = {
  ...{ address_line_1: '', address_line_2: '', zipcode: '', city: '' },
  ...{ company_name: '', company_vat_number: '' },
}

type Holder = ReturnType<typeof holderOf>

async function addCart(
  { now }: Context,
  tx: Tx,
  { kind, id }: Holder,
  { tyreId, quantity, fitting, promoCode = null }: Wish,
): Promise<string | null> {
  const [customerId, guestId] = kind === 'customer' ? [id, null] : [null, id]
  const [cart] = await tx<{ id: string }>`
    insert into cart (customer_id, guest_id, fitting, promo_code_id, created_at, changed_at)
    values (
      ${customerId}, ${guestId}, ${fitting !== null}, (select id from promo_code where code = ${promoCode}), ${now}, ${now}
    )
    on conflict (customer_id) where closed_at is null do update set fitting = excluded.fitting
    where not exists (select from cart_line where cart_id = cart.id) returning id`
  if (!cart) return null
  await tx`
    insert into cart_line (cart_id, tyre_id, quantity, added_at) values (${cart.id}, ${tyreId}, ${quantity}, ${now})`
  return cart.id
}

const installationId = 1
const weeks = 3

interface CartToFit {
  readonly cartId: string
  readonly holder: Holder
  readonly quantity: number
}

async function holdTime(
  ctx: Context,
  tx: Tx,
  { cartId, holder, quantity }: CartToFit,
  { pointId, rim, vehicleType, choose }: FittingWish,
): Promise<void> {
  const free = await freeTimes(tx, pointId, weeks * 7, ctx)
  await holdSlot(tx, ctx, {
    ...{ pointId, cartId, holder, serviceIds: [installationId], time: choose(free) ?? null },
    tyres: [{ vehicleType, rim, runFlat: false, quantity }],
  })
}
