import type { Answer } from '@pito/contracts/endpoint'
import type { getTotalInstallationPartners } from '@pito/contracts/service-points'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'

const cachedCount = cacheByTopic('service-points', async ({ sql }) => {
  const [row] = await sql<{ count: number }>`select count_fitting_points() as count`
  return row?.count ?? 0
})

/** Counts the active service points that fit tyres. */
export async function countPartners(ctx: Context): Promise<Answer<typeof getTotalInstallationPartners>> {
  return ok(await cachedCount(ctx, 'all'))
}
