import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listFittings as contract, Fitting } from '@pito/contracts/fittings'
import { readTyresToFit } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { soonestFitting } from '../rules/fittings-of-tyre.ts'
import { fittersWithTimes } from './fitters-with-times.ts'

/** Three statements serve any number of articles and points: the articles, the points, and their next times. */
export async function listFittings(
  ctx: Context,
  { product_ids: ids = [], ...place }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const tyres = await readTyresToFit(ctx.sql, ids)
  const fitters = tyres.length === 0 ? [] : await fittersWithTimes(ctx, place)
  const fittings = tyres.flatMap((tyre): Fitting[] => {
    const soonest = soonestFitting(tyre, fitters)
    if (!soonest) return []
    const { fitter, quantity, totalCents } = soonest
    return [{ product_id: tyre.id, ...fitter.shown, quantity, total: totalCents / 100 }]
  })
  return ok(fittings)
}
