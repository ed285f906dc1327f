import type { getDealerTown } from '@pito/contracts/dealers'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { dealerOf, readDealersOfTown, readTowns } from '../../service-points/index.ts'
import { nextTimes } from '../next-times.ts'

const most = 100

/** Runs two statements, however many points the town has. */
export async function showTown(
  ctx: Context,
  { slug, locale_id: localeId, service_id: serviceId }: Input<typeof getDealerTown>,
): Promise<Answer<typeof getDealerTown>> {
  const towns = await readTowns(ctx, serviceId)
  const town = towns.find((each) => each.slug === slug) ?? refuse('not-found')
  const rows = await readDealersOfTown(ctx.sql, town.town, { localeId, most, serviceId })
  const times = await nextTimes(
    ctx,
    rows.map(({ id }) => id),
  )
  const { origin } = ctx.platform.config.shopUrl
  const dealers = rows.map((row) => ({
    ...dealerOf(row, { localeId, origin }),
    next_available: times.get(row.id) ?? null,
  }))
  return ok({ town, dealers, truncated: town.points > rows.length })
}
