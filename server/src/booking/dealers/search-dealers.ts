import type { searchDealers as contract, Dealer } from '@pito/contracts/dealers'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { dealerOf, readDealersNear } from '../../service-points/index.ts'
import { nextTimes } from '../next-times.ts'

const maxDealers = 100

/** Returns a text by which points are sorted. Points without a free time come last, and equal ones stay as they are. */
function firstTimeOf({ next_available: next }: Dealer): string {
  return next ? `${next.schedule_date} ${next.start_times[0]}` : 'later'
}

/** Runs two statements for any number of points: one finds the points nearby, the other their next free times. */
export async function searchDealers(
  ctx: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const search = {
    latitude: input.latitude,
    longitude: input.longitude,
    radiusKm: input.search_radius,
    vehicleType: input.vehicle_type,
    serviceIds: input.service_ids,
    rimSizes: input.rim_sizes,
    runFlat: input.run_flat === '1',
    workingDays: input.working_days,
    sort: input.sort,
    localeId: input.locale_id,
  }
  const { dealers, total, leftOut } = await readDealersNear(ctx.sql, search, maxDealers)
  const times = await nextTimes(
    ctx,
    dealers.map(({ id }) => id),
  )
  const shown = { localeId: input.locale_id, origin: ctx.platform.config.shopUrl.origin }
  const data = dealers.map((row) => ({ ...dealerOf(row, shown), next_available: times.get(row.id) ?? null }))
  return {
    success: 1,
    data:
      input.sort === 4
        ? data.toSorted((one, other) => firstTimeOf(one).localeCompare(firstTimeOf(other)))
        : data,
    total,
    truncated: total > dealers.length,
    left_out: leftOut,
  }
}
