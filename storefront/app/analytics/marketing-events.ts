import { storeMarketingEvent } from '@pito/contracts/notifications'
import { lookUp } from '@pito/contracts/values/look-up'
import { browserApi } from '@pito/web/api/browser-api'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ShopEvent } from './shop-event.ts'

const names = {
  view_item: 'viewed_product',
  add_to_cart: 'added_to_cart',
  begin_checkout: 'started_checkout',
  purchase: 'placed_order',
} as const

/**
 * Sends the events that marketing uses to the shop's own server, which forwards them. `identify` is not sent, because
 * the server itself adds the customer to later events.
 */
export function send(shopEvent: ShopEvent): void {
  if (shopEvent.name === 'identify') return
  const { name, items } = shopEvent
  const event = lookUp(names, name)
  if (!event) return
  const api = browserApi(browserLocale(new URL(window.location.href)))
  const sent = items.map(({ id, brand, model, size, cents, quantity }) => ({
    product_id: id,
    name: `${model} ${size}`,
    brand,
    price: cents / 100,
    quantity,
  }))
  // A failure is ignored, because the visitor did not request this call.
  api(storeMarketingEvent, { event, items: sent, marketing_consent: true }).catch(() => undefined)
}
