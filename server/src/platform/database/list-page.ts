import type { CamelCased, Columns } from './columns.ts'
import type { Rows, Sql } from './sql.ts'
import type { Part } from './statement.ts'
import { joined, part, rowsOfPage } from './statement.ts'

export interface ListQuery<List extends Part = Part> {
  /** The columns of a row, without `select`. */
  readonly columns: List
  /** The tables, without `from`. */
  readonly from: Part
  readonly where: readonly Part[]
  /** Ends with a unique column, so that no row appears on two pages. */
  readonly order: Part
  /** Rows beyond this number are not counted. */
  readonly most?: number
  /** Tables with fewer joins that give the same number of rows as `from`. */
  readonly counted?: Part
}

export interface PageSize {
  readonly page: number
  readonly per_page: number
}

interface Page<Row> extends Omit<PageSize, 'per_page'> {
  readonly rows: Row[]
  readonly total: number
  /** Whether more rows match than `total` says, because only `most` were counted. */
  readonly isMore: boolean
  readonly perPage: number
}

/**
 * Returns one page of a list of the back office together with the number of rows that match. A list of columns gives
 * the type of the rows; other queries state it.
 */
export async function listPage<Row>(
  sql: Sql,
  query: ListQuery<Columns<Row>>,
  size: PageSize,
): Promise<Page<CamelCased<Row>>>
export async function listPage<Row extends object>(
  sql: Rows<'camelCase' | 'snake_case'>,
  query: ListQuery,
  size: PageSize,
): Promise<Page<Row>>
export async function listPage(
  sql: Rows<'camelCase' | 'snake_case'>,
  { columns, from, where, order, most, counted: tables = from }: ListQuery,
  { page, per_page: perPage }: PageSize,
): Promise<Page<object>> {
  const matching = where.length === 0 ? part`true` : joined(where, ' and ')
  const countedRows = most === undefined ? part`` : rowsOfPage({ page: 1, perPage: most + 1 })
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from ${tables} where ${matching} ${countedRows}
    ) matching`
  const rows = await sql<object>`
    select ${columns} from ${from} where ${matching}
    order by ${order} ${rowsOfPage({ page, perPage })}`
  const total = counted?.total ?? 0
  const isMore = most !== undefined && total > most
  return { rows, total: isMore ? most : total, isMore, page, perPage }
}

/** Returns the ORDER BY clause of a list. `sort` is the name of a column, with a leading minus for descending. */
export function orderBy<Sort extends string>(
  columns: Readonly<Record<Sort, Part>>,
  sort: Sort | `-${Sort}`,
  unique: Part,
): Part {
  const descending = sort.startsWith('-')
  const column = columns[(descending ? sort.slice(1) : sort) as Sort]
  return descending ? part`${column} desc nulls last, ${unique} desc` : part`${column} nulls last, ${unique}`
}
