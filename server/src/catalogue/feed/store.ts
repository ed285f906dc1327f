import type { Language } from '@pito/contracts/values/locale'
import type { Sql } from '../../platform/database/sql.ts'
import { name } from '../../platform/database/statement.ts'

interface FeedRow {
  readonly id: number
  readonly description: string
}

/** Reads the articles whose ids follow the given id, in the order of their ids. */
export function readFeedRows(
  sql: Sql,
  language: Language,
  { after, limit }: { after: number; limit: number },
): Promise<FeedRow[]> {
  return sql<FeedRow>`
    select t.id, m.${name(`short_description_${language}`)} as description
    from tyre t join model m on m.id = t.model_id
    where t.active and t.id > ${after} order by t.id limit ${limit}`
}
