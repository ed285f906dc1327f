import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listFittingOffers as contract } from '@pito/contracts/fittings'
import { readTyresToFit } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { fittingOffers } from '../rules/fittings-of-tyre.ts'
import { fittersWithTimes } from './fitters-with-times.ts'

export async function listFittingOffers(
  ctx: Context,
  { product_id: id, quantity, ...place }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const [tyre] = await readTyresToFit(ctx.sql, [id])
  if (!tyre) return ok([])
  const offers = fittingOffers(tyre, await fittersWithTimes(ctx, place), quantity)
  return ok(
    offers.map(({ kinds, candidate: { fitter, totalCents } }) => ({
      kinds: [...kinds],
      ...fitter.shown,
      quantity,
      total: totalCents / 100,
    })),
  )
}
