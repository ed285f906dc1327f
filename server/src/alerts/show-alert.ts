import type { AlertDetails, getTyreAlert } from '@pito/contracts/alerts'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { idOfToken } from './alert-token.ts'
import type { TyreAlert } from './store.ts'
import { readRequest } from './store.ts'

export async function showAlert(
  ctx: Context,
  { action, token }: Input<typeof getTyreAlert>,
): Promise<Answer<typeof getTyreAlert>> {
  const id = idOfToken(ctx.platform.config, action, token)
  return ok(await alertDetails(ctx, await readRequest(ctx.sql, id, ctx.now)))
}

export async function alertDetails(ctx: Context, alert: TyreAlert | undefined): Promise<AlertDetails> {
  const { kind, tyreId, targetCents, confirmedAt } = alert ?? refuse('not-found')
  const offers = await readOffers(ctx, ctx.sql, [tyreId])
  const { product } = offers.get(tyreId) ?? refuse('not-found')
  return {
    kind,
    confirmed: confirmedAt !== null,
    price: targetCents === null ? null : targetCents / 100,
    name: `${product.name} ${product.size_text}`,
    link_fi: product.link_fi,
    link_en: product.link_en,
  }
}
