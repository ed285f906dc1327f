import type { Language } from '@pito/contracts/values/locale'
import { orderOfToken, orderToken } from '../../booking/index.ts'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { withoutMoney } from '../order-store.ts'

/**
 * Returns a link that opens one order for anyone who has the e-mail, without a log-in, because withdrawing has to be as
 * easy as buying (Directive (EU) 2023/2673). The token is part of the query string, which no log stores.
 */
export function orderLink(
  config: Config,
  { orderId }: { readonly orderId: string },
  language: Language,
): string {
  const query = new URLSearchParams({ lang: language, token: orderToken(config, orderId) })
  return new URL(`/my-order?${query}`, config.shopUrl).href
}

/**
 * Returns the id of the order that the token was made for. Only orders for which money has arrived are found, because
 * no e-mail about another order contains such a link. A supplement has no page of its own, only its documents are opened.
 */
export async function orderIdOfToken(
  ctx: Context,
  token: string,
  { supplementsToo = false }: { readonly supplementsToo?: boolean } = {},
): Promise<string> {
  const orderId = orderOfToken(ctx.platform.config, token) ?? refuse('not-found')
  const [order] = await ctx.sql<{ id: string }>`
    select id from shop_order
    where id = ${orderId} and not (${withoutMoney}) and (${supplementsToo} or supplement_of is null)`
  return order?.id ?? refuse('not-found')
}

/** Returns the path of the page that pays a supplement. Its token opens nothing else, because the provider reads it. */
export function supplementPath(config: Config, supplementId: string): string {
  return `/my-order/supplement?${new URLSearchParams({ token: orderToken(config, supplementId, 'supplement') })}`
}

export function supplementLink(config: Config, supplementId: string, language: Language): string {
  const url = new URL(supplementPath(config, supplementId), config.shopUrl)
  url.searchParams.set('lang', language)
  return url.href
}

export function supplementIdOfToken({ platform }: Pick<Context, 'platform'>, token: string): string {
  return orderOfToken(platform.config, token, 'supplement') ?? refuse('not-found')
}
