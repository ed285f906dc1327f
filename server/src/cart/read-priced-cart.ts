import type { Appointment, FormerAppointment } from '@pito/contracts/booking'
import { mostOf } from '@pito/contracts/values/cart-quantity'
import type { DeliveryDays } from '@pito/contracts/values/delivery-days'
import type { NotCheckedOut } from '@pito/contracts/values/not-checked-out'
import { isFormerTimeShown, showTimes } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type {
  CartToPrice,
  NotApplicable,
  PricedCart,
  PricedLine,
  PriceSettings,
  PromoCode,
} from '../pricing/index.ts'
import {
  daysAtHome,
  goodsOf,
  priceCart,
  readPriceSettings,
  readPromoCode,
  whyNotApplicable,
} from '../pricing/index.ts'
import type { CartOwner } from './cart-owner.ts'
import type { ServiceOfCart } from './price-services.ts'
import { isFittedSomewhere, priceServices } from './price-services.ts'
import { whyNotCheckedOut } from './rules/why-not-checked-out.ts'
import type { NotFitted } from './rules/why-not-fitted.ts'
import { whyNotFitted } from './rules/why-not-fitted.ts'
import type { AddressType, ChosenService, OpenCart } from './store.ts'
import { lockOpenCart, readOpenCart } from './store.ts'
import type { CartRow } from './tyres-in-cart.ts'
import { readRows, tyresInCart, vehicleTypesOf } from './tyres-in-cart.ts'

export interface PricedRow extends CartRow {
  readonly product: PricedLine
  readonly fee: PricedLine | null
}

export interface PricedService extends ServiceOfCart {
  readonly priced: PricedLine
}

/** A cart with everything that an order copies from it. */
export interface PricedCartView {
  readonly id: string
  readonly rows: readonly PricedRow[]
  /** The tyres of the lines that `rows` lacks, because their articles cannot be read. They stay in the cart. */
  readonly leftOut: readonly number[]
  readonly services: readonly PricedService[]
  /** The services that are chosen besides the installation. */
  readonly chosen: readonly ChosenService[]
  /** All sums, as the pricing module computes them. */
  readonly priced: PricedCart
  readonly settings: PriceSettings
  readonly fitting: boolean
  /** The reason why nothing in the cart can be fitted. */
  readonly notFitted: NotFitted | null
  readonly addressType: AddressType
  readonly appointment: Appointment | null
  /** The time that the cart had before, as long as the customer may want to have it again. */
  readonly formerAppointment: FormerAppointment | null
  /**
   * The days on which the tyres arrive at home if the cart is only delivered; an order promises the same days. Null
   * for an empty cart.
   */
  readonly deliveryDays: DeliveryDays | null
  /** The code that was entered; `reason` says why it gives no discount at the moment. */
  readonly promo: { readonly code: PromoCode; readonly reason: NotApplicable | null } | null
  /** The reason why the cart cannot become an order as it is; null if it can. */
  readonly notCheckedOut: NotCheckedOut | null
}

/** Overrides for pricing the cart at another point or with other services. */
interface AsIf {
  /** The point; null prices the fitting at no point in particular. */
  readonly pointId?: number | null | undefined
  readonly serviceIds?: readonly number[] | undefined
  /** True for clients that may show the cart without the delivery charge; an order always includes the charge. */
  readonly canLeaveDeliveryOut?: boolean
}

/**
 * Reads the owner's open cart with all prices. Returns undefined if the owner has no open cart. Runs at most five
 * statements, and one more with a promo code, whatever the cart contains.
 */
export async function readPricedCart(
  ctx: Pick<Context, 'platform' | 'now'>,
  sql: Sql,
  owner: CartOwner,
  asIf: AsIf = {},
): Promise<PricedCartView | undefined> {
  const cart = await readOpenCart(sql, owner)
  return cart && priceOpenCart(ctx, sql, { cart, owner, asIf })
}

/**
 * Reads the cart as `readPricedCart` does, and locks it until the transaction ends, so that the cart cannot change
 * while it becomes an order.
 */
export async function lockPricedCart(
  ctx: Pick<Context, 'platform' | 'now'>,
  tx: Tx,
  owner: CartOwner,
  cartId: string | null,
): Promise<PricedCartView | undefined> {
  const cart = await lockOpenCart(tx, owner, cartId)
  return cart && priceOpenCart(ctx, tx, { cart, owner, asIf: {} })
}

interface ToPrice {
  readonly cart: OpenCart
  readonly owner: CartOwner
  readonly asIf: AsIf
}

async function priceOpenCart(
  ctx: Pick<Context, 'platform' | 'now'>,
  sql: Sql,
  request: ToPrice,
): Promise<PricedCartView> {
  const { cart, owner } = request
  const { id, addressType } = cart
  const [rows, settings, times] = await Promise.all([
    readRows(ctx, sql, cart),
    readPriceSettings(sql, ctx.now),
    showTimes(sql, id, ctx.now),
  ])
  const toPrice = rows.map(({ line, offer }) => ({ ...offer, quantity: line.quantity }))
  const promo = await readPromo(sql, { cart, owner }, goodsOf(toPrice), ctx.now)
  const { pointId, chosen, tyres, ...fitted } = await readFitting(ctx, sql, request, { rows, times })
  const { lines, areServed } = await priceServices(ctx, sql, { tyres, chosen, pointId })
  const priced = priceCart(
    {
      lines: toPrice,
      services: lines,
      pointChosen: pointId !== null,
      delivery: deliveryOf(request, fitted.fitting),
      discount: promo?.reason === null ? promo.code : null,
    },
    settings,
  )
  return {
    ...{ id, addressType, ...fitted, chosen, promo, priced, settings },
    deliveryDays: rows.length > 0 ? daysAtHome(settings, vehicleTypesOf(rows)) : null,
    leftOut: tyresWithoutRow(cart, rows),
    rows: rows.map((row, place) => ({ ...row, ...(priced.lines[place] ?? { product: nothing, fee: null }) })),
    services: lines.map((service, place) => ({ ...service, priced: priced.services[place] ?? nothing })),
    notCheckedOut: whyNotCheckedOut({
      isOpen: ctx.platform.company.isKnown,
      lines: rows.map(({ line, offer }) => ({
        quantity: line.quantity,
        most: mostOf(offer.product.available_quantity),
      })),
      fitting: fitted.fitting,
      hasAppointment: fitted.appointment !== null,
      isServed: areServed,
      isForTheseTyres: fitted.appointment?.tyres === priced.quantity,
      isGuest: owner.column === 'guest_id',
      totalCents: priced.totalCents,
    }),
  }
}

function tyresWithoutRow({ lines }: OpenCart, rows: readonly CartRow[]): number[] {
  const read = new Set(rows.map(({ line }) => line.tyreId))
  return lines.flatMap(({ tyreId }) => (read.has(tyreId) ? [] : tyreId))
}

function deliveryOf({ cart, asIf }: ToPrice, fitting: boolean): CartToPrice['delivery'] {
  if (asIf.canLeaveDeliveryOut && cart.deliveryLeftOut) return 'left-out'
  return fitting ? 'free' : 'charged'
}

const nothing: PricedLine = {
  ...{ quantity: 0, eachCents: 0, totalCents: 0, discountCents: 0, vatPermille: 0, vatCents: 0 },
}

async function readFitting(
  ctx: Pick<Context, 'platform' | 'now'>,
  sql: Sql,
  { cart, asIf }: ToPrice,
  {
    rows,
    times,
  }: { readonly rows: readonly CartRow[]; readonly times: Awaited<ReturnType<typeof showTimes>> },
) {
  const { now } = ctx
  const tyres = tyresInCart(rows)
  const isChosen = asIf.serviceIds ? asIf.serviceIds.includes(1) : cart.fitting || asIf.pointId !== undefined
  // A cart with an appointment has a service point. An order that is only delivered needs no answer.
  const isAnswered = times.appointment !== null || ('isTransaction' in sql && !isChosen)
  const isFitted = isAnswered || (await isFittedSomewhere(ctx, sql, tyres))
  const notFitted = whyNotFitted(vehicleTypesOf(rows), isFitted)
  const fitting = isChosen && notFitted === null
  const held = fitting && rows.length > 0 ? times.appointment : null
  const appointment = asIf.pointId === undefined || held?.dealer_id === asIf.pointId ? held : null
  const state = { fitting, hasAppointment: held !== null, canBeFitted: notFitted === null }
  return {
    tyres: fitting ? tyres : [],
    notFitted,
    fitting,
    appointment,
    formerAppointment:
      times.former && isFormerTimeShown(times.former, state, now) ? times.former.shown : null,
    pointId: asIf.pointId ?? appointment?.dealer_id ?? null,
    chosen: asIf.serviceIds?.filter((id) => id !== 1).map(asChosen) ?? cart.services,
  }
}

function asChosen(serviceId: number): ChosenService {
  return { id: 0, serviceId, rim: null }
}

async function readPromo(
  sql: Sql,
  { cart, owner }: Pick<ToPrice, 'cart' | 'owner'>,
  goodsCents: number,
  now: Date,
): Promise<PricedCartView['promo']> {
  if (cart.promoCodeId === null || owner.column !== 'customer_id') return null
  const code = await readPromoCode(sql, cart.promoCodeId, { customerId: owner.id, cartId: cart.id }, now)
  if (!code) return null
  return { code, reason: whyNotApplicable(code, { today: code.today, goodsCents }) }
}
