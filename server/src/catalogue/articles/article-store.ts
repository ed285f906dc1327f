import type { ArticleFields } from '@pito/contracts/staff-articles'
import type { ArticleSize } from '@pito/contracts/values/article-size'
import type { ArticleState } from '@pito/contracts/values/article-states'
import type { RowOf } from '../../platform/database/columns.ts'
import {
  assignment,
  columns,
  expression,
  inSnakeCase,
  insertion,
  named,
  of,
} from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

/** The columns of an article that staff fill in. The API and the history name them alike. */
export const fieldColumns = named(
  `model_id, run_flat, ean, eprel_id, manufacturer_product_id, fuel_efficiency, wet_grip, noise_class, noise_value,
    recycling_fee_included`,
)
const sizeColumns = named('width, aspect, construction, diameter, commercial')
/** What is written behind a size. It differs between articles of one size. */
const indexColumns = named('z_rated, load_index, load_index_dual, speed_index, reinforced')

export type ArticleRow = RowOf<typeof articleColumns>
export const articleColumns = columns(
  { t: 'tyre', s: 'tyre_size', m: 'model', b: 'brand' },
  [
    't.id, t.version, t.state, t.vehicle_type_id, t.price_cents, t.purchase_cents, t.successor_id',
    ...of('t', fieldColumns),
    ...of('t', indexColumns),
    'b.name as brand, b.slug as brand_slug, m.name as model, m.slug as model_slug, m.season_id, m.tyre_class',
    'm.has_3pmsf, m.picture, s.width::float8, s.aspect, s.construction, s.diameter::float8, s.commercial',
  ],
  { available: expression<number>`select available from tyre_stock where tyre_id = t.id` },
).narrowed<Pick<ArticleFields, 'fuel_efficiency' | 'wet_grip'>>()
export const articleTables = part`
  tyre t join tyre_size s on s.id = t.tyre_size_id join model m on m.id = t.model_id join brand b on b.id = m.brand_id`

export async function articleById(sql: Sql, id: number): Promise<ArticleRow | undefined> {
  const [row] = await sql`select ${articleColumns} from ${articleTables} where t.id = ${id}`
  return row
}

export async function articlesById(sql: Sql, ids: readonly number[]): Promise<Map<number, ArticleRow>> {
  const rows = await sql`
    select ${articleColumns} from ${articleTables} where t.id = any(${ids}::integer[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks an article until the transaction ends. */
export async function lockArticle(tx: Tx, id: number): Promise<ArticleRow | undefined> {
  await tx`select from tyre where id = ${id} for update`
  return articleById(tx, id)
}

const modelColumns = columns('model', 'season_id, tyre_class, vehicle_kind')

export async function modelOfArticle(sql: Sql, id: number): Promise<RowOf<typeof modelColumns> | undefined> {
  const [row] = await sql`select ${modelColumns} from model where id = ${id} for share`
  return row
}

/** Returns the id of a size, which is added if no article has it yet. */
export async function sizeId(tx: Tx, size: ArticleSize): Promise<number> {
  const stored = await storedSizeId(tx, size)
  if (stored !== undefined) return stored
  await tx`
    insert into tyre_size ${insertion('tyre_size', inSnakeCase(size, sizeColumns))} on conflict do nothing`
  const added = await storedSizeId(tx, size)
  if (added === undefined) throw new Error('PostgreSQL returned no id for the size.')
  return added
}

async function storedSizeId(tx: Tx, size: ArticleSize): Promise<number | undefined> {
  const { width, aspect, construction, diameter, commercial } = size
  const [row] = await tx<{ id: number }>`
    select id from tyre_size where width = ${width} and aspect = ${aspect} and construction = ${construction}
      and diameter = ${diameter} and commercial = ${commercial}`
  return row?.id
}

/** Returns another article with this EAN. */
export async function articleWithEan(
  sql: Sql,
  ean: string,
  except: number | null,
): Promise<ArticleRow | undefined> {
  const [row] = await sql`
    select ${articleColumns} from ${articleTables} where t.ean = ${ean} and t.id is distinct from ${except}`
  return row
}

/** The size of an article, which has indexes. */
type IndexedSize = ArticleSize & { readonly loadIndex: number; readonly speedIndex: string }

export function isIndexed(size: ArticleSize | null): size is IndexedSize {
  return size !== null && size.loadIndex !== null && size.speedIndex !== null
}

export interface StoredArticle {
  readonly sizeId: number
  readonly size: IndexedSize
  readonly vehicleTypeId: number
  readonly tyreClass: string
  readonly seasonId: number
  readonly fields: ArticleFields
}

function valuesOf({ fields: { size: _, ...fields }, size, ...article }: StoredArticle) {
  return {
    ...fields,
    ...inSnakeCase(size, indexColumns),
    tyre_size_id: article.sizeId,
    ...inSnakeCase(article, 'vehicle_type_id, tyre_class, season_id'),
  }
}

/** Inserts a draft, and returns undefined if the model already has such an article. */
export async function insertArticle(tx: Tx, article: StoredArticle): Promise<number | undefined> {
  const [row] = await tx<{ id: number }>`
    insert into tyre ${insertion('tyre', { state: 'draft', ...valuesOf(article) })}
    on conflict on constraint tyre_is_one_article do nothing
    returning id`
  return row?.id
}

export async function updateArticle(tx: Tx, id: number, article: StoredArticle): Promise<void> {
  await tx`update tyre set ${assignment('tyre', valuesOf(article))} where id = ${id}`
}

/** Returns another article of the model with the same size, indexes and marks. */
export async function sameArticle(
  tx: Tx,
  article: StoredArticle,
  except: number,
): Promise<number | undefined> {
  const { size, fields } = article
  const [row] = await tx<{ id: number }>`
    select id from tyre
    where model_id = ${fields.model_id} and tyre_size_id = ${article.sizeId} and load_index = ${size.loadIndex}
      and load_index_dual is not distinct from ${size.loadIndexDual} and speed_index = ${size.speedIndex}
      and reinforced is not distinct from ${size.reinforced} and run_flat = ${fields.run_flat}
      and id <> ${except}`
  return row?.id
}

export async function updateStates(
  tx: Tx,
  ids: readonly number[],
  { state, successorId }: { readonly state: ArticleState; readonly successorId: number | null },
): Promise<void> {
  await tx`update tyre set state = ${state}, successor_id = ${successorId} where id = any(${ids}::integer[])`
}
