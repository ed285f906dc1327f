import type { ArticleFields } from '@pito/contracts/staff-articles'
import type { StaffModel } from '@pito/contracts/staff-models'
import type { ArticleSize } from '@pito/contracts/values/article-size'
import type { RecordKind } from '@pito/contracts/values/record-history'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { ArticleRow } from './article-store.ts'
import { articleColumns, articleTables } from './article-store.ts'

export async function articlesByEan(sql: Sql, eans: readonly string[]): Promise<Map<string, ArticleRow>> {
  const rows = await sql`
    select ${articleColumns} from ${articleTables} where t.ean = any(${eans}::text[])`
  return new Map(rows.map((row) => [row.ean ?? '', row]))
}

/** Returns the ids of articles by their EANs. */
export async function articleIdsByEan(sql: Sql, eans: readonly string[]): Promise<Map<string, number>> {
  const rows = await sql<{ id: number; ean: string }>`
    select id, ean from tyre where ean = any(${eans}::text[])`
  return new Map(rows.map(({ id, ean }) => [ean, id]))
}

/**
 * Locks articles in the order of their ids until the transaction ends. Orders and carts that refer to the articles do
 * not wait for this lock.
 */
export async function lockArticles(tx: Tx, ids: readonly number[]): Promise<Map<number, ArticleRow>> {
  await tx`select from tyre where id = any(${ids}::integer[]) order by id for no key update`
  const rows = await tx`
    select ${articleColumns} from ${articleTables} where t.id = any(${ids}::integer[])`
  return new Map(rows.map((row) => [row.id, row]))
}

export type NamedModel = Omit<RowOf<typeof modelColumns>, 'vehicleKind'> & {
  readonly vehicleKind: StaffModel['vehicle_kind'] | null
}
const modelColumns = columns({ m: 'model' }, 'm.id, m.season_id, m.vehicle_kind, m.tyre_class')

interface Names {
  readonly brand: string
  readonly model: string
}

export function namesKey({ brand, model }: Names): string {
  return `${brand}\n${model}`
}

/**
 * Returns the models by `namesKey` of the names in a file. Names are compared as in the forms for brands and models. A
 * brand may have models of the same name for several seasons.
 */
export async function modelsByName(sql: Sql, names: readonly Names[]): Promise<Map<string, NamedModel[]>> {
  const [brands, models] = [names.map(({ brand }) => brand), names.map(({ model }) => model)]
  // The keys are materialized, so that each is computed once and PostgreSQL looks it up in the index of names.
  const rows = await sql<NamedModel & Names>`
    with named as materialized (
      select distinct brand, model, b.id as brand_id, name_key(model) as key
      from unnest(${brands}::text[], ${models}::text[]) as name (brand, model)
        join brand b on name_key(b.name) = name_key(brand)
    )
    select named.brand, named.model, ${modelColumns}
    from named join model m on m.brand_id = named.brand_id and name_key(m.name) = named.key
    order by m.id`
  return Map.groupBy(rows, namesKey)
}

/** Tells whether the model already has an article with this size, these indexes and marks. */
export async function articleWithSize(
  sql: Sql,
  { model_id, run_flat }: ArticleFields,
  size: ArticleSize,
  except: number | null,
): Promise<boolean> {
  const rows = await sql`
    select from tyre t join tyre_size s on s.id = t.tyre_size_id
    where t.model_id = ${model_id} and s.width = ${size.width} and s.aspect = ${size.aspect}
      and s.construction = ${size.construction} and s.diameter = ${size.diameter}
      and s.commercial = ${size.commercial} and t.load_index = ${size.loadIndex}
      and t.load_index_dual is not distinct from ${size.loadIndexDual} and t.speed_index = ${size.speedIndex}
      and t.reinforced is not distinct from ${size.reinforced} and t.run_flat = ${run_flat}
      and t.id is distinct from ${except}`
  return rows.length > 0
}

/** Returns who changed records last, and when, by their ids. */
export async function lastChanges(
  sql: Sql,
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, { by: string | null; at: string }>> {
  const rows = await sql<{ id: number; by: string | null; at: Date }>`
    select distinct on (record_id) record_id::integer as id, staff.name as by, audit.at
    from audit left join staff on audit.actor_kind = 'staff' and staff.id::text = audit.actor_id
    where record_kind = ${kind} and record_id = any(${ids.map(String)}::text[])
    order by record_id, audit.id desc`
  return new Map(rows.map(({ id, by, at }) => [id, { by, at: at.toISOString() }]))
}
