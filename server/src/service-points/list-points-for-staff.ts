import type { Answer, Input } from '@pito/contracts/endpoint'
import type { listServicePointsForStaff as contract } from '@pito/contracts/service-points'
import type { Context } from '../platform/context.ts'
import { columns } from '../platform/database/columns.ts'
import { listPage, orderBy } from '../platform/database/list-page.ts'
import { part } from '../platform/database/statement.ts'
import { page as pageOf } from '../platform/http/calls.ts'

const staffColumns = columns('service_point', 'id, company_name as name, city as town, active')

/** There are a few hundred service points, so a search reads all of them. */
export async function listPointsForStaff(
  { sql }: Context,
  input: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const text = input.search.toLowerCase()
  const { rows, ...paging } = await listPage(
    sql,
    {
      columns: staffColumns,
      from: part`service_point`,
      where: text
        ? [
            part`(position(${text} in lower(company_name || ', ' || city)) > 0 or starts_with(zipcode, ${text}))`,
          ]
        : [],
      order: orderBy({ name: part`company_name` }, input.sort, part`id`),
    },
    input,
  )
  return pageOf(rows, paging)
}
