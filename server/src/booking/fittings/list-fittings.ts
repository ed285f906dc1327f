import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listFittings as contract, Fitting } from '@pito/contracts/fittings'
import { readTyresToFit } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { readFittersNear } from '../../service-points/index.ts'
import { nextTimes } from '../next-times.ts'
import { soonestFitting } from '../rules/soonest-fitting.ts'

/** Only the nearest points are considered. Even among 10,000 points, this many include one with a time soon. */
const [radiusKm, maxFitters] = [100, 60]

/** Three statements serve any number of articles and points: the articles, the points, and their next times. */
export async function listFittings(
  ctx: Context,
  { latitude, longitude, product_ids: ids = [] }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const tyres = await readTyresToFit(ctx.sql, ids)
  const fitters = tyres.length === 0 ? [] : await fittersWithTimes(ctx, { latitude, longitude, radiusKm })
  const fittings = tyres.flatMap((tyre): Fitting[] => {
    const soonest = soonestFitting(tyre, fitters)
    if (!soonest) return []
    const { fitter, quantity, totalCents } = soonest
    return [{ product_id: tyre.id, ...fitter.shown, quantity, total: totalCents / 100 }]
  })
  return ok(fittings)
}

async function fittersWithTimes(ctx: Context, circle: Parameters<typeof readFittersNear>[1]) {
  const fitters = await readFittersNear(ctx.sql, circle, maxFitters)
  const times = await nextTimes(
    ctx,
    fitters.map(({ id }) => id),
  )
  return fitters.flatMap((fitter) => {
    const next = times.get(fitter.id)
    const [start_time] = next?.start_times ?? []
    if (!next || !start_time) return []
    const { id, slug, companyName: company_name, km } = fitter
    const links = { link_fi: `/asennuspiste/${slug}`, link_en: `/service-point/${slug}` }
    const dealer = { id, slug, company_name, distance_km: km, ...links }
    const shown = { dealer, schedule_date: next.schedule_date, start_time }
    return [{ ...fitter, next: `${next.schedule_date} ${start_time}`, shown }]
  })
}
