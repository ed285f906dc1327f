import type { ItemEvent, Purchase, ShopEvent, ShopItem } from './shop-event.ts'

declare global {
  interface Window {
    /**
     * The queue from which analytics tools read, if a shop adds one. It does not exist until the visitor allows
     * analytics.
     */
    dataLayer?: Record<string, unknown>[]
  }
}

export function send(event: ShopEvent): void {
  window.dataLayer ??= []
  if (event.name === 'identify') {
    window.dataLayer.push({ event: event.name, user_id: event.userId })
    return
  }
  // Analytics tools merge the pushed objects, so without this reset the items of the previous event would remain.
  window.dataLayer.push({ ecommerce: null }, entryOf(event))
}

export function entryOf(event: ItemEvent): Record<string, unknown> {
  const cents = event.name === 'purchase' ? event.totalCents : sumOf(event.items)
  return {
    event: event.name,
    ecommerce: {
      currency: 'EUR',
      value: cents / 100,
      items: event.items.map(itemOf),
      ...(event.name === 'purchase' && orderOf(event)),
      ...(event.name === 'add_payment_info' && { payment_type: event.method }),
    },
  }
}

/** Services are items too, because without them the prices of the items would not add up to the value of the order. */
function orderOf(event: Purchase & { readonly items: readonly ShopItem[] }) {
  const { orderNumber, vatCents, deliveryCents, discountCents, promoCode, services, items } = event
  return {
    transaction_id: orderNumber,
    items: [...items.map(itemOf), ...services.map(serviceOf)],
    shipping: deliveryCents / 100,
    tax: vatCents / 100,
    ...(promoCode !== null && { coupon: promoCode, discount: discountCents / 100 }),
  }
}

function serviceOf({ id, name, cents, quantity }: Purchase['services'][number]) {
  return { item_id: `service-${id}`, item_name: name, price: cents / 100, quantity }
}

function itemOf({ id, brand, model, size, cents, quantity }: ShopItem) {
  const names = { item_id: String(id), item_name: model, item_brand: brand, item_variant: size }
  return { ...names, price: cents / 100, quantity }
}

function sumOf(items: readonly ShopItem[]): number {
  return items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
}
