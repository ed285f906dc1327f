import type { getDealerDetails } from '@pito/contracts/dealers'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { dealerOf, readDealer } from '../../service-points/index.ts'
import { nextTimes } from '../next-times.ts'

export async function showDealer(
  ctx: Context,
  { id, locale_id: localeId }: Input<typeof getDealerDetails>,
): Promise<Answer<typeof getDealerDetails>> {
  const row = (await readDealer(ctx.sql, id, localeId)) ?? refuse('not-found')
  const times = await nextTimes(ctx, [row.id])
  const { origin } = ctx.platform.config.shopUrl
  return ok({ ...dealerOf(row, { localeId, origin }), next_available: times.get(row.id) ?? null })
}
