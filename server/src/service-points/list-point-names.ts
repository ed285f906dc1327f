import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'

interface PointName {
  readonly name: string
  readonly slug: string
}

const cachedNames = cacheByTopic(
  'service-points',
  ({ sql }): Promise<PointName[]> =>
    sql<PointName>`select company_name as name, slug from service_point where active order by company_name, id`,
)

/** Lists the names of all service points. They are cached until a service point changes. */
export function readPointNames(ctx: Pick<Context, 'platform'>): Promise<PointName[]> {
  return cachedNames(ctx, 'all')
}
