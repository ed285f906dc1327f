import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import type { RowOf } from '../platform/database/columns.ts'
import { columns } from '../platform/database/columns.ts'

const nameColumns = columns('service_point', 'company_name as name, slug')

type PointName = RowOf<typeof nameColumns>

const cachedNames = cacheByTopic(
  'service-points',
  ({ sql }): Promise<PointName[]> =>
    sql`select ${nameColumns} from service_point where active order by company_name, id`,
)

/** Lists the names of all service points. They are cached until a service point changes. */
export function readPointNames(ctx: Pick<Context, 'platform'>): Promise<PointName[]> {
  return cachedNames(ctx, 'all')
}
