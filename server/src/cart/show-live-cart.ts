import type { getLiveCart } from '@pito/contracts/cart-choices'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { ownerOf } from './cart-owner.ts'
import { lineItems, rimSizeId } from './line-items.ts'
import type { PricedCartView } from './read-priced-cart.ts'
import { readPricedCart } from './read-priced-cart.ts'

/** Prices the cart with other choices without changing it. */
export async function showLiveCart(
  ctx: Context,
  { service_point_id: pointId, services: serviceIds }: Input<typeof getLiveCart>,
): Promise<Answer<typeof getLiveCart>> {
  const owner = ownerOf(ctx.caller)
  const asIf = { pointId, serviceIds, canLeaveDeliveryOut: true }
  const view = owner && (await readPricedCart(ctx, ctx.sql, owner, asIf))
  if (!view) return ok(nothing)
  if (pointId !== undefined && view.fitting && view.services.length === 0) refuse('not-found')
  const { priced } = view
  return ok({
    products: lineItems(view).filter(({ type }) => type !== 'service'),
    services: view.services.map((service) => liveService(service, ctx)),
    shipping_charges: euros(priced.delivery?.totalCents ?? 0),
    discount: euros(priced.discountCents),
    totals: { total: euros(priced.totalCents), vat_amount: euros(priced.vatCents) },
    services_from: priced.servicesFromCents && euros(priced.servicesFromCents),
  })
}

const euros = (cents: number) => cents / 100

const nothing = {
  products: [],
  services: [],
  shipping_charges: 0,
  discount: 0,
  totals: { total: 0, vat_amount: 0 },
  services_from: null,
}

function liveService({ priced, ...service }: PricedCartView['services'][number], { locale }: Context) {
  return {
    id: service.serviceId,
    name: locale === 'fi_FI' ? service.nameFi : service.nameEn,
    size: service.rim,
    rim_size_id: rimSizeId(service.rim),
    price: euros(priced.eachCents),
    sub_total: euros(priced.totalCents),
    line_item: { quantity: priced.quantity },
  }
}
