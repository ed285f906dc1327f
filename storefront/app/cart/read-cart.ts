import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import { getLiveCart } from '@pito/contracts/cart-choices'
import { getCmsPage } from '@pito/contracts/content'
import { listServices } from '@pito/contracts/dealers'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { loadFormerTime } from '../booking/load-former-time.ts'
import { loadCartVehicle } from '../vehicle/in-cart/load-cart-vehicle.ts'
import { cartSide } from './cart-marks.ts'

/**
 * Loads the cart and the choices that belong to it. If the cart itself cannot be loaded, the page fails; other parts
 * that cannot be loaded are left out.
 */
export async function readCart(api: Api, cookies: string, locale: Locale) {
  const side = cartSide(cookies)
  const { data: cart, message = null } = await api(getCartItems[side], {})
  const isCustomer = side === 'customer'
  if (cart.quantity === 0)
    return { cart, message, isCustomer, services: null, freeShipping: null, offered: null, vehicle: null }
  const [services, freeShipping, offered, vehicle] = await Promise.all([
    settled(readServices(api, cart, locale)),
    settled(api(getCmsPage, { page: 'free-shipping-information', locale_id: cmsLocaleIds[locale] })),
    loadFormerTime(api, cart),
    loadCartVehicle(api, side),
  ])
  const [text] = freeShipping.data?.data.translations ?? []
  return { cart, message, isCustomer, services, freeShipping: text?.content ?? null, offered, vehicle }
}

export type CartData = Awaited<ReturnType<typeof readCart>>

/**
 * Loads the price of each service for the cart's tyres. This is the price of the chosen service point or, before one
 * is chosen, the lowest price. Services that do not apply to the tyres are left out.
 */
async function readServices(api: Api, cart: Cart, locale: Locale) {
  if (cart.not_fitted) return []
  const { data } = await api(listServices, { locale_id: cmsLocaleIds[locale] })
  const listed = Array.isArray(data.data) ? data.data : []
  const point = cart.appointment?.dealer_id
  const live = await api(getLiveCart, {
    services: `[${listed.map(({ id }) => id).join(',')}]`,
    ...(point !== undefined && { service_point_id: point }),
  })
  return listed.flatMap((service) => {
    const lines = live.data.services.filter(({ id }) => id === service.id)
    return lines.length > 0 ? [{ ...service, lines }] : []
  })
}

export type OfferedService = Awaited<ReturnType<typeof readServices>>[number]
