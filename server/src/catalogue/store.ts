import { attemptPart, readEach } from '../platform/database/attempt.ts'
import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import type { IdentifiedArticle } from './text-search/identifiers.ts'

interface CatalogueChanges {
  /** The revision up to which the changes were read. */
  readonly number: number
  /**
   * True if the whole catalogue must be read again, because there were too many changes to record or the records were
   * deleted.
   */
  readonly everything: boolean
  /** True if the names of brands and models may have changed. */
  readonly names: boolean
  readonly articles: readonly IdentifiedArticle[]
  readonly failed: readonly FailedArticle[]
}

const articles = part`
  select t.id, t.vehicle_type_id as vehicle_type,
    (s.width * 100)::integer as width, s.aspect, (s.diameter * 10)::integer as diameter,
    m.brand_id, t.model_id, t.season_id,
    t.speed_index, t.load_index,
    t.load_index_dual, m.ice_grip, m.has_3pmsf,
    t.fuel_efficiency, t.wet_grip,
    t.noise_class, t.noise_value,
    t.run_flat, nullif(concat_ws(' ', case when s.commercial then 'C' end, t.reinforced), '') as marking,
    t.ean, t.eprel_id, t.price_cents, t.popularity,
    (select floor(extract(epoch from reduced_at) / 86400)::integer from price_reductions(array[t.id])
      where lowest_30_days_cents > t.price_cents) as reduction_day,
    coalesce(stock.available, 0) as available, stock.dot_year,
    article_name(b.name, m.name) as name, t.active
  from tyre t
    join tyre_size s on s.id = t.tyre_size_id
    join model m on m.id = t.model_id
    join brand b on b.id = m.brand_id
    left join lateral (select available, dot_year from tyre_stock where tyre_id = t.id) stock on true`

interface PageOfArticles {
  readonly articles: readonly IdentifiedArticle[]
  readonly failed: readonly FailedArticle[]
  /** The last id of the page. Null: no article is left. */
  readonly last: number | null
}

/** An article that cannot be read, and the error. */
export interface FailedArticle {
  readonly id: number
  readonly error: unknown
}

/** Reads a page of articles in the order of their ids. The next page begins after the last id of this page. */
export async function readArticles(
  sql: Sql,
  { after = 0, limit = 10_000 }: { after?: number; limit?: number },
): Promise<PageOfArticles> {
  const page = await attemptPart(
    () => sql<IdentifiedArticle>`${articles} where t.id > ${after} order by t.id limit ${limit}`,
  )
  if ('value' in page) return { articles: page.value, failed: [], last: page.value.at(-1)?.id ?? null }
  const rows = await sql<{ id: number }>`select id from tyre where id > ${after} order by id limit ${limit}`
  const ids = rows.map(({ id }) => id)
  return { ...(await readArticlesOneByOne(sql, ids)), last: ids.at(-1) ?? null }
}

async function readArticlesOneByOne(sql: Sql, ids: readonly number[]) {
  const { rows, failed } = await readEach(
    ids,
    (some) => sql<IdentifiedArticle>`${articles} where t.id = any(${some}::integer[]) order by t.id`,
  )
  return { articles: rows, failed }
}

/** A change of a brand or a model is recorded for this id, which no tyre has. */
const noTyre = 0

export async function readChangedArticles(sql: Sql, sinceNumber: number): Promise<CatalogueChanges> {
  const [changes] = await sql<Omit<CatalogueChanges, 'articles' | 'failed'>>`
    select number::float8 as number, number < given.since or number > given.since and (
      exists (select from catalogue_change where number > given.since and tyre_id is null)
      or given.since + 1 < coalesce((select min(number) from catalogue_change), newest.number + 1)
    ) as everything,
      exists (select from catalogue_change where number > given.since and tyre_id = ${noTyre}) as names
    from (select coalesce((select number from revision where topic = 'catalogue'), 0) as number) as newest,
      (select ${sinceNumber}::bigint as since) as given`
  const found = changes ?? { number: sinceNumber, everything: false, names: false }
  if (found.everything || found.number === sinceNumber) return { ...found, articles: [], failed: [] }
  const changed = await attemptPart(
    () => sql<IdentifiedArticle>`
      ${articles} where t.id = any(array(
        select distinct tyre_id from catalogue_change where number > ${sinceNumber}
      )) order by t.id`,
  )
  if ('value' in changed) return { ...found, articles: changed.value, failed: [] }
  const rows = await sql<{ id: number }>`
    select distinct tyre_id as id from catalogue_change where number > ${sinceNumber} order by tyre_id`
  const ids = rows.map(({ id }) => id)
  return { ...found, ...(await readArticlesOneByOne(sql, ids)) }
}

export function deleteChangesBefore(sql: Sql, moment: Date): Promise<number> {
  return deleteInSlices(sql, 'catalogue_change', part`at < ${moment}`)
}
