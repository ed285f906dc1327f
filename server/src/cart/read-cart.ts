import type { Cart, getCartItems } from '@pito/contracts/cart'
import type { Answer } from '@pito/contracts/endpoint'
import { leftOutOfCart } from '@pito/contracts/values/cart-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { namesOfLeftOut } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import type { PriceSettings } from '../pricing/index.ts'
import { pricesInEuros, readPriceSettings } from '../pricing/index.ts'
import { ownerOf } from './cart-owner.ts'
import { lineItems, shippingLineItem } from './line-items.ts'
import { promoCodeSentence } from './promo-code-sentence.ts'
import type { PricedCartView } from './read-priced-cart.ts'
import { readPricedCart } from './read-priced-cart.ts'

/** Runs at most six statements, whatever the cart contains, and one more if lines are left out. */
export async function readCart(
  ctx: Context,
  message?: string,
): Promise<Answer<typeof getCartItems.customer>> {
  const owner = ownerOf(ctx.caller)
  const view = owner && (await readPricedCart(ctx, ctx.sql, owner, { canLeaveDeliveryOut: true }))
  if (view) return ok(cartInEuros(view, ctx.locale), await withLeftOut(ctx, view, message))
  return ok(emptyCart(await readPriceSettings(ctx.sql, ctx.now)), message)
}

/** Adds to the message which tyres of the cart are left out. */
async function withLeftOut(ctx: Context, { leftOut }: PricedCartView, message?: string) {
  if (leftOut.length === 0) return message
  const names = await namesOfLeftOut(ctx.sql, leftOut)
  return [message, leftOutOfCart[ctx.locale](names)].filter(Boolean).join(' ')
}

const euros = (cents: number) => cents / 100
const eurosOrNull = (cents: number | null) => cents && euros(cents)

/** Maps a priced cart to the field names of CART-59 to CART-65. */
function cartInEuros(view: PricedCartView, locale: Locale): Cart {
  const { priced, settings, promo } = view
  return {
    id: view.id,
    promo_code_id: promo?.code.id ?? null,
    promo_code_name: promo?.code.code ?? null,
    promo_code_error: promo?.reason
      ? promoCodeSentence(promo.reason, locale, { code: promo.code, goodsCents: priced.goodsCents })
      : null,
    discount_amount: euros(priced.discountCents),
    quantity: priced.quantity,
    sub_total: euros(priced.goodsCents),
    shipping_charges: euros(priced.delivery?.totalCents ?? 0),
    services_total: eurosOrNull(priced.servicesCents),
    services_from: eurosOrNull(priced.servicesFromCents),
    total: euros(priced.totalCents),
    vat_percent: settings.vatPermille.products / 10,
    vat_amount: euros(priced.vatCents),
    line_items: lineItems(view),
    shipping_line_item: shippingLineItem(view),
    ...pricesInEuros(settings),
    delivery_days: view.deliveryDays,
    appointment: view.appointment,
    former_appointment: view.formerAppointment,
    with_service: view.fitting,
    not_fitted: view.notFitted,
    shipping_address_type: view.addressType,
    not_checked_out: view.notCheckedOut,
  }
}

/** Returns the cart of a visitor who has not put anything into one yet. */
function emptyCart(settings: PriceSettings): Cart {
  return {
    id: null,
    promo_code_id: null,
    promo_code_name: null,
    promo_code_error: null,
    discount_amount: 0,
    quantity: 0,
    sub_total: 0,
    shipping_charges: 0,
    services_total: null,
    services_from: null,
    total: 0,
    vat_percent: settings.vatPermille.products / 10,
    vat_amount: 0,
    line_items: [],
    shipping_line_item: null,
    ...pricesInEuros(settings),
    delivery_days: null,
    appointment: null,
    former_appointment: null,
    with_service: true,
    not_fitted: null,
    shipping_address_type: 'billing',
    not_checked_out: 'cart-empty',
  }
}
