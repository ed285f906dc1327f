import { centsOf } from '@pito/contracts/values/cents-of'
import { inSpanOfCall } from '../../platform/telemetry/spans.ts'
import type { Marketing, MarketingMessage } from '../marketing.ts'
import { MarketingDown } from '../marketing.ts'

const timeoutMilliseconds = 10_000
/** Klaviyo supports each revision of its API for two years. */
const revision = '2026-04-15'
const tryLater = new Set([408, 429])

/** The names that Klaviyo's own integrations use, so that its ready-made flows recognise the events. */
const metrics = {
  viewed_product: 'Viewed Product',
  added_to_cart: 'Added to Cart',
  started_checkout: 'Started Checkout',
  placed_order: 'Placed Order',
} as const

interface Address {
  readonly url: string
  readonly key: string
}

/**
 * Returns a client that sends `POST /api/events`, to which Klaviyo responds with 202. Because of `unique_id` Klaviyo
 * counts a second delivery of the same event only once.
 */
export function klaviyo({ url, key }: Address): Marketing {
  return {
    async send(message) {
      const answer = await inSpanOfCall({ provider: 'klaviyo', operation: 'event' }, () =>
        fetch(`${url}/api/events`, {
          method: 'POST',
          headers: {
            authorization: `Klaviyo-API-Key ${key}`,
            revision,
            accept: 'application/vnd.api+json',
            'content-type': 'application/vnd.api+json',
          },
          body: JSON.stringify(eventOf(message)),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMilliseconds),
        }),
      ).catch((cause: unknown) => {
        throw new MarketingDown('no answer', { cause })
      })
      await answer.body?.cancel()
      if (answer.ok) return 'taken'
      if (answer.status >= 500 || tryLater.has(answer.status))
        throw new MarketingDown(`status ${answer.status}`)
      return 'refused'
    },
  }
}

function eventOf({ id, event, items, locale, person, at }: MarketingMessage) {
  const cents = items.reduce((sum, { price, quantity }) => sum + centsOf(price) * quantity, 0)
  const [first] = items
  return {
    data: {
      type: 'event',
      attributes: {
        unique_id: id,
        time: at.toISOString(),
        value: cents / 100,
        value_currency: 'EUR',
        metric: { data: { type: 'metric', attributes: { name: metrics[event] } } },
        profile: {
          data: { type: 'profile', attributes: { external_id: person } },
        },
        properties: {
          Locale: locale.replace('_', '-'),
          ProductID: first?.product_id,
          ProductName: first?.name,
          Brand: first?.brand,
          Items: items.map(({ product_id, name, brand, price, quantity }) => ({
            ProductID: product_id,
            ProductName: name,
            Brand: brand,
            ItemPrice: price,
            Quantity: quantity,
          })),
        },
      },
    },
  }
}
