import type { Language } from '@pito/contracts/values/locale'
import type pg from 'pg'

export interface FeedRow {
  readonly id: number
  readonly description: string
}

/** The next articles after an id, in the order of the ids. */
export async function readFeedRows(
  pool: pg.Pool,
  language: Language,
  { after, limit }: { after: number; limit: number },
): Promise<FeedRow[]> {
  const { rows } = await pool.query<FeedRow>({
    name: `read-feed-rows-${language}`,
    text: `select t.id, m.short_description_${language} as description
      from tyre t join model m on m.id = t.model_id
      where t.active and t.id > $1 order by t.id limit $2`,
    values: [after, limit],
  })
  return rows
}
