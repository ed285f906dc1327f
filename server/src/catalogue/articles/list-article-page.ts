import type { Context } from '../../platform/context.ts'
import { attemptPart, readEach } from '../../platform/database/attempt.ts'
import type { CamelCased, Columns } from '../../platform/database/columns.ts'
import type { ListQuery, PageSize } from '../../platform/database/list-page.ts'
import { listPage } from '../../platform/database/list-page.ts'
import { part } from '../../platform/database/statement.ts'
import { catalogueOf } from '../open-catalogue.ts'

/**
 * Returns one page of a list of articles as `listPage` does. The query names the table of the articles `t`. If the page
 * cannot be read, the articles that cannot be read are looked for among all, reported, and left out of the list.
 */
export async function listArticlePage<Row, Shown>(
  { sql, platform }: Pick<Context, 'sql' | 'platform'>,
  query: ListQuery<Columns<Row>>,
  size: PageSize,
  shownOf: (rows: readonly CamelCased<Row>[]) => Promise<Shown[]> | Shown[],
) {
  const read = async (where: ListQuery['where']) => {
    const { rows, ...paging } = await listPage(sql, { ...query, where: [...where, ...query.where] }, size)
    return { rows: await shownOf(rows), ...paging }
  }
  const page = await attemptPart(() => read([]))
  if ('value' in page) return page.value
  const { columns, from, order } = query
  const all = await sql<{ id: number }>`select id from tyre order by id`
  const { failed } = await readEach(
    all.map(({ id }) => id),
    async (some) =>
      shownOf(
        await sql<
          CamelCased<Row>
        >`select ${columns} from ${from} where t.id = any(${some}::integer[]) order by ${order}`,
      ),
  )
  // If every article fails, the fault is not in the articles.
  if (failed.length === 0 || failed.length === all.length) throw page.error
  catalogueOf(platform).noteUnlisted(failed)
  return read([part`t.id <> all(${failed.map(({ id }) => id)}::integer[])`])
}
