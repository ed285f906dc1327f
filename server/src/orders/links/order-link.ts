import type { Language } from '@pito/contracts/values/locale'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'

const purpose = 'order'
const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/**
 * Returns a link that opens one order for anyone who has the e-mail, without a log-in, because withdrawing has to be as
 * easy as buying (Directive (EU) 2023/2673). The token is part of the query string, which no log stores.
 */
export function orderLink(
  config: Config,
  { orderId }: { readonly orderId: string },
  language: Language,
): string {
  const token = `${orderId}.${signatureOf(config.secretKey, purpose, orderId)}`
  const query = new URLSearchParams({ lang: language, token })
  return new URL(`/my-order?${query}`, config.shopUrl).href
}

function orderOfToken({ secretKey }: Config, token: string): string | null {
  const [, orderId = '', signature = ''] = form.exec(token) ?? []
  return signatureFits(secretKey, purpose, orderId, signature) ? orderId : null
}

/**
 * Returns the id of the order that the token was made for. Only a paid order is found, because no e-mail about an
 * unpaid order contains such a link.
 */
export async function orderIdOfToken(ctx: Context, token: string): Promise<string> {
  const orderId = orderOfToken(ctx.platform.config, token) ?? refuse('not-found')
  const [order] = await ctx.sql<{ id: string }>`
    select id from shop_order where id = ${orderId} and order_status = 'paid'`
  return order?.id ?? refuse('not-found')
}
