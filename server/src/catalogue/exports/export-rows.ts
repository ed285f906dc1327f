import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import { tyreTypesFor } from '../rules/tyre-types.ts'

/** The columns of an article that every list contains. */
const article = columns(
  { t: 'tyre', s: 'tyre_size', m: 'model', b: 'brand' },
  `t.id, t.ean, b.name as brand, m.name as model, m.name_fi as model_fi, t.vehicle_type_id, t.season_id,
    s.width::float8, s.aspect, s.diameter::float8, s.commercial, t.z_rated, t.load_index, t.load_index_dual,
    t.speed_index, t.reinforced, t.run_flat`,
).narrowed<{ ean: string }>()

export type ArticleRow = RowOf<typeof article>

export interface PriceRow extends ArticleRow {
  readonly fuelEfficiency: string | null
  readonly wetGrip: string | null
  readonly noiseClass: string | null
  readonly noiseValue: number | null
  /** The price with VAT and, where it is charged, the recycling fee. */
  readonly priceCents: number
  readonly feeCents: number
}

export interface StockRow extends ArticleRow {
  readonly available: number
  /** The production week of the oldest batch in stock. */
  readonly dotYear: number | null
  readonly dotWeek: number | null
}

/** The query for the rows of a list and, separately, the order of the rows, which counting does not need. */
export interface ExportRows {
  readonly rows: Part
  readonly order: Part
}

export interface ApplicationRow extends ArticleRow {
  readonly make: string
  readonly vehicleModel: string
  readonly yearFrom: number
  readonly yearTo: number | null
}

const articles = part`
  tyre t join tyre_size s on s.id = t.tyre_size_id join model m on m.id = t.model_id join brand b on b.id = m.brand_id`
const inOrder = part`b.name, m.name, s.diameter, s.width, s.aspect, t.load_index, t.id`

/** Lists the articles on sale of these seasons. */
export function priceRows(seasonIds: readonly number[], now: Date): ExportRows {
  const rows = part`
    select ${article}, t.fuel_efficiency, t.wet_grip,
      t.noise_class, t.noise_value, t.price_cents,
      case when t.recycling_fee_included then fee.cents else 0 end as fee_cents
    from ${articles} join (
      select tyre_class, recycling_fee_on(tyre_class, (${now}::timestamptz at time zone 'Europe/Helsinki')::date) as cents
      from unnest(array['C1', 'C2', 'C3']) as tyre_class
    ) fee on fee.tyre_class = t.tyre_class
    where t.active and t.season_id = any(${seasonIds}::integer[])`
  return { rows, order: inOrder }
}

/** Lists the articles on sale that are in stock. */
export function stockRows(): ExportRows {
  const rows = part`
    select ${article}, stock.available, stock.dot_year, stock.dot_week
    from ${articles} join lateral (
      select available, dot_year, dot_week from tyre_stock where tyre_id = t.id
    ) stock on stock.available > 0
    where t.active`
  return { rows, order: inOrder }
}

const vehicles = part`
  fitted_vehicle v join fitted_vehicle_size size on size.fitted_vehicle_id = v.id`

/**
 * The order begins with the unique key of vehicles, so that a cursor sorts the rows of one vehicle at a time and the
 * first rows arrive at once.
 */
const byVehicle = part`
  v.make, v.model, v.year_from, s.diameter, s.width, s.aspect, t.season_id, b.name, m.name, t.id`

/** Returns the condition for articles that have a size of the vehicle and a type that may be fitted to it. */
function suits(vehicleTypeId: number): Part {
  const typesIn = (commercial: boolean) => [allVehicles, ...tyreTypesFor(vehicleTypeId, commercial)]
  return part`
    s.width = size.width and s.aspect = size.aspect and s.diameter = size.diameter
    and s.commercial = size.commercial and t.vehicle_type_id = any(
      case when size.commercial then ${typesIn(true)}::smallint[] else ${typesIn(false)}::smallint[] end
    )`
}

/** Lists every article on sale in a size that a vehicle of the type is approved for. */
export function applicationRows(vehicleTypeId: number): ExportRows {
  const rows = part`
    select ${article}, v.make, v.model as vehicle_model, v.year_from, v.year_to
    from ${vehicles} join (${articles}) on ${suits(vehicleTypeId)}
    where t.active and v.vehicle_type_id = ${vehicleTypeId}`
  return { rows, order: byVehicle }
}

/** Counts the current rows of a list. */
export async function countRows(sql: Sql, { rows }: ExportRows): Promise<number> {
  const [counted] = await sql<{ count: number }>`select count(*)::integer as count from (${rows}) as listed`
  return counted?.count ?? 0
}
