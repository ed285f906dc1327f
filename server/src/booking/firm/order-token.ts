import type { Language } from '@pito/contracts/values/locale'
import type { Config } from '../../platform/config.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'

/** What a token opens: an order, or the page that pays a supplement of an order, which is an order too. */
type Purpose = 'order' | 'supplement'
const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/**
 * Returns the token that opens one order for anyone who has an e-mail about it, without a log-in. The token is made in
 * this module, below the orders, because e-mails about a fitting lead to its order too.
 */
export function orderToken({ secretKey }: Config, orderId: string, purpose: Purpose = 'order'): string {
  return `${orderId}.${signatureOf(secretKey, purpose, orderId)}`
}

/** Returns the id of the order that the token was made for, or null if the shop did not make the token. */
export function orderOfToken(
  { secretKey }: Config,
  token: string,
  purpose: Purpose = 'order',
): string | null {
  const [, orderId = '', signature = ''] = form.exec(token) ?? []
  return signatureFits(secretKey, purpose, orderId, signature) ? orderId : null
}

/** Returns the address of the page that cancels an order. The token is in the query string, which no log stores. */
export function cancelOrderLink(config: Config, orderId: string, language: Language): string {
  const query = new URLSearchParams({ lang: language, token: orderToken(config, orderId) })
  return new URL(`/my-order/cancel?${query}`, config.shopUrl).href
}
