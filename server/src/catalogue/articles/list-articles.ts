import type { Answer, Input } from '@pito/contracts/endpoint'
import type { articleSorts, getStaffArticle, getStaffArticles } from '@pito/contracts/staff-articles'
import { articleSizeText, parseArticleSize } from '@pito/contracts/values/article-size'
import { marginOf } from '@pito/contracts/values/price-facts'
import { studded } from '@pito/contracts/values/tyre-season'
import type { Context } from '../../platform/context.ts'
import type { RowOf } from '../../platform/database/columns.ts'
import { expression, inSnakeCase } from '../../platform/database/columns.ts'
import { orderBy } from '../../platform/database/list-page.ts'
import type { Part } from '../../platform/database/statement.ts'
import { joined, part } from '../../platform/database/statement.ts'
import { ok, page as pageOf } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedPicture } from '../pictures/picture-store.ts'
import { pictureAddress } from '../product-of.ts'
import { foldText } from '../text-search/fold-text.ts'
import type { SizePart } from '../text-search/read-sizes.ts'
import { readSizes } from '../text-search/read-sizes.ts'
import { articleOf } from './article-of.ts'
import { articleById, articleColumns, articleTables } from './article-store.ts'
import { listArticlePage } from './list-article-page.ts'
import { availableColumn, stockTables } from './stock-tables.ts'

/** The columns need the joins of `stockTables`. */
export const articleSortColumns: Record<(typeof articleSorts)[number], Part> = {
  name: part`b.name || ' ' || m.name`,
  size: part`s.diameter * 1000000 + s.width * 1000 + s.aspect`,
  ean: part`t.ean`,
  state: part`t.state`,
  price: part`t.price_cents`,
  available: availableColumn,
}

export async function listArticles(
  ctx: Context,
  input: Input<typeof getStaffArticles>,
): Promise<Answer<typeof getStaffArticles>> {
  const { rows, ...paging } = await listArticlePage(
    ctx,
    {
      columns: listColumns(ctx.now),
      from: part`${articleTables} ${stockTables}`,
      where: articleConditions(input),
      order: orderBy(articleSortColumns, input.sort, part`t.id`),
    },
    input,
    (read) => read.map(listedOf),
  )
  return pageOf(rows, paging)
}

/** The columns of the list, with what the margin of an article needs besides its prices. */
const listColumns = (now: Date) => {
  const day = part`(${now}::timestamptz at time zone 'Europe/Helsinki')::date`
  return articleColumns.with({
    listed_picture: expression<string | null>`${listedPicture}`,
    vat_permille: expression<number>`select vat_permille_on(${day})::integer`,
    fee_cents: expression<number>`
      case when t.recycling_fee_included then recycling_fee_on(t.tyre_class, ${day}) else 0 end`,
  })
}

type ArticleFilters = Omit<Input<typeof getStaffArticles>, 'page' | 'per_page' | 'sort'>

/** Returns the conditions of the list. The list of prices and bulk actions that concern all results use the same ones. */
export function articleConditions(filters: ArticleFilters): Part[] {
  const { search, state, brand_id, model_id, season_id, vehicle_type_id, eprel_missing } = filters
  return [
    state ? part`t.state = ${state}` : part`t.state <> 'archived'`,
    ...(brand_id ? [part`m.brand_id = ${brand_id}`] : []),
    ...(model_id ? [part`t.model_id = ${model_id}`] : []),
    ...(season_id ? [part`t.season_id = ${season_id}`] : []),
    ...(vehicle_type_id ? [part`t.vehicle_type_id = ${vehicle_type_id}`] : []),
    ...(eprel_missing ? [part`t.eprel_id is null and t.season_id <> ${studded}`] : []),
    ...searchConditions(search),
  ]
}

/** Is the ids of the articles that a search of the back office finds, in a statement. */
export function articlesFound(search: string): Part {
  const conditions = searchConditions(search)
  return part`
    select t.id from tyre t join tyre_size s on s.id = t.tyre_size_id
    where ${conditions.length > 0 ? joined(conditions, ' and ') : part`true`}`
}

/** Every word has to be found. A size may be written in any way: 205/55R16, 205 55 16 or 2055516. */
export function searchConditions(search: string): Part[] {
  const size = parseArticleSize(search)
  if (size) return [sizeCondition(size)]
  const parts = /^\d+$/.test(search) ? [] : readSizes(foldText(search), anySize).parts
  const rest = parts.flatMap(({ pieces }) => pieces).reduce(withoutPiece, search.toLowerCase())
  return [
    ...parts.flatMap(conditionOfPart),
    ...rest
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => joinedByOr([textCondition(word), ...numberConditions(word)])),
  ]
}

/** The back office also has articles of sizes that the shop does not sell. A rim alone is searched as a number. */
const anySize = { hasSize: () => false, hasDiameter: () => false, hasWidthAndAspect: () => false }

const withoutPiece = (text: string, piece: string) => text.replace(piece, ' ')

function conditionOfPart({ kind, value, size }: SizePart): Part[] {
  if (size)
    return [
      part`s.width = ${size.width} and s.aspect = ${size.aspectRatio} and s.diameter = ${size.diameter}`,
    ]
  if (kind === 'load_index') return [part`t.load_index = ${Number(value)}`]
  if (kind === 'speed_index') return [part`t.speed_index = ${String(value)}`]
  if (kind !== 'marking') return []
  return [value === 'C' ? part`s.commercial` : part`t.reinforced is not null`]
}

function sizeCondition(size: NonNullable<ReturnType<typeof parseArticleSize>>): Part {
  const { width, aspect, diameter, loadIndex, speedIndex } = size
  return part`s.width = ${width} and s.aspect = ${aspect} and s.diameter = ${diameter}
    and (${loadIndex}::integer is null or t.load_index = ${loadIndex} and t.speed_index = ${speedIndex})`
}

/** The names are searched once for each model, of which there are far fewer than articles. */
function textCondition(word: string): Part {
  return part`
    t.model_id in (
      select model.id from model join brand on brand.id = brand_id
      where position(${word} in lower(brand.name || ' ' || model.name)) > 0
    ) or position(${word} in lower(t.manufacturer_product_id)) > 0`
}

function numberConditions(word: string): Part[] {
  const digits = word.replaceAll(/\D/g, '')
  if (digits === '' || digits.length < word.replaceAll(/[/r.,-]/g, '').length) return []
  return [
    part`t.ean like ${`${digits}%`}`,
    ...(digits.length <= 9 ? [part`t.eprel_id = ${digits}::integer`] : []),
    part`t.tyre_size_id in (
      select id from tyre_size where width::float8::text || aspect || diameter::float8::text like ${`${digits}%`}
    )`,
  ]
}

const joinedByOr = (parts: readonly Part[]): Part => part`(${joined(parts, ' or ')})`

function listedOf(row: RowOf<ReturnType<typeof listColumns>>) {
  const margin = row.priceCents === null ? null : marginOf(row, row.priceCents)
  return {
    ...inSnakeCase(row, 'id, version, state, brand, model, model_id, season_id, ean, eprel_id'),
    ...inSnakeCase(row, 'price_cents, available'),
    size: articleSizeText(row),
    has_label: row.fuelEfficiency !== null,
    margin_permille: margin?.permille ?? null,
    picture: row.listedPicture && pictureAddress(row.listedPicture),
  }
}

export async function showArticle(
  ctx: Context,
  { id }: Input<typeof getStaffArticle>,
): Promise<Answer<typeof getStaffArticle>> {
  const row = (await articleById(ctx.sql, id)) ?? refuse('not-found')
  return ok(await articleOf(ctx.sql, row))
}
