import type { FittingPlace } from '@pito/contracts/fittings'
import type { Context } from '../../platform/context.ts'
import { readFittersNear } from '../../service-points/index.ts'
import { nextTimes } from '../next-times.ts'

/** Only the nearest points are considered. Even among 10,000 points, this many include one with a time soon. */
const [radiusKm, maxFitters] = [100, 60]

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Reads the service points near the place that have a free time, with two statements. */
export async function fittersWithTimes(ctx: Context, { latitude, longitude }: Place) {
  const fitters = await readFittersNear(ctx.sql, { latitude, longitude, radiusKm }, maxFitters)
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
    const shown: FittingPlace = { dealer, schedule_date: next.schedule_date, start_time }
    return [{ ...fitter, next: `${next.schedule_date} ${start_time}`, shown }]
  })
}
