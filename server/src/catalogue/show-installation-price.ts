import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getLowestInstallationPrice } from '@pito/contracts/installation'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { lowestInstallation } from '../service-points/index.ts'
import { readFittedTyre } from './fitted-tyre-store.ts'

/** Shows the lowest price for fitting a tyre. Two statements read the tyre and the price. */
export async function showInstallationPrice(
  ctx: Context,
  { product_id: id }: Input<typeof getLowestInstallationPrice>,
): Promise<Answer<typeof getLowestInstallationPrice>> {
  const tyre = await readFittedTyre(ctx.sql, id)
  if (!tyre) refuse('not-found')
  const { cents, description } = await lowestInstallation(ctx, tyre, ctx.locale)
  return ok({ min_price: cents === null ? null : cents / 100, service_description: description })
}
