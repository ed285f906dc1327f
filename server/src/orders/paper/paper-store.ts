import type { Language } from '@pito/contracts/values/locale'
import type { Carrier, LabelFormat, OrderPaper } from '@pito/contracts/values/order-papers'
import type { OrderProgress } from '@pito/contracts/values/order-progress'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { isAtPoint } from '../order-store.ts'

const printableColumns = columns(
  'shop_order',
  'id, order_number, order_status as status, progress, withdrawn_at, shipped_at',
  { is_at_point: expression<boolean>`${isAtPoint(part`shop_order`)}` },
)

/** Locks orders by their numbers, so that only one of two prints at the same time is the first. */
export function lockOrdersToPrint(
  tx: Tx,
  orderNumbers: readonly string[],
): Promise<RowOf<typeof printableColumns>[]> {
  return tx`
    select ${printableColumns} from shop_order
    where order_number = any(${orderNumbers}) order by id for no key update`
}

export interface PaperToStore {
  readonly paper: OrderPaper
  readonly labelFormat: LabelFormat | null
  readonly carrier: Carrier | null
  readonly locale: string
  readonly staffId: string
}

/** Stores that orders were printed, and returns the id of the paper. The caller holds the locks of the orders. */
export async function insertPaper(
  tx: Tx,
  { paper, labelFormat, carrier, locale, staffId }: PaperToStore,
  now: Date,
): Promise<string> {
  const [row] = await tx<{ id: string }>`
    insert into order_paper (paper, label_format, carrier, locale, staff_id, printed_at)
    values (${paper}, ${labelFormat}, ${carrier}, ${locale}, ${staffId}, ${now}) returning id`
  if (!row) throw new Error('The paper was not stored.')
  return row.id
}

/** Adds orders to a paper in the given order, and returns the ids of those that had been printed on such a paper. */
export async function insertPrintedOrders(
  tx: Tx,
  { id, paper, orderIds }: { readonly id: string; readonly paper: OrderPaper; readonly orderIds: string[] },
): Promise<ReadonlySet<string>> {
  const rows = await tx<{ orderId: string; copy: number }>`
    insert into printed_order (paper_id, order_id, paper, position, copy)
    select ${id}::uuid, order_id, ${paper}, place, 1 + coalesce((
      select max(copy) from printed_order earlier where earlier.order_id = listed.order_id and paper = ${paper}
    ), 0)
    from unnest(${orderIds}::uuid[]) with ordinality as listed (order_id, place)
    returning order_id, copy`
  return new Set(rows.filter(({ copy }) => copy > 1).map(({ orderId }) => orderId))
}

export interface StoredPaper {
  readonly id: string
  readonly paper: OrderPaper
  readonly labelFormat: LabelFormat | null
  readonly carrier: Carrier | null
  readonly locale: 'fi_FI' | 'en_GB'
  readonly printedAt: Date
  readonly printedBy: string
}

export async function readPaper(sql: Sql, id: string): Promise<StoredPaper | undefined> {
  const [paper] = await sql<StoredPaper>`
    select order_paper.id, paper, label_format, carrier, order_paper.locale, printed_at, staff.name as printed_by
    from order_paper join staff on staff.id = staff_id where order_paper.id::text = ${id}`
  return paper
}

interface AddressRow {
  readonly name: string
  readonly company: string | null
  readonly street: string
  readonly street2: string | null
  readonly postcode: string
  readonly town: string
  readonly countryCode: string | null
  readonly phone: string
}

interface TyreRow {
  readonly tyre_id: number
  readonly ordered: number
  readonly brand: string
  readonly model: string
  readonly ean: string | null
  readonly width: number
  readonly aspect: number
  readonly diameter: number
  readonly commercial: boolean
  readonly tyre_class: string
  readonly load_index: number
  readonly load_index_dual: number | null
  readonly speed_index: string
  readonly reinforced: 'XL' | 'RF' | null
  readonly z_rated: boolean
  readonly weeks: readonly { readonly year: number; readonly week: number; readonly quantity: number }[]
}

export interface PrintedOrderRow {
  readonly id: string
  readonly orderNumber: string
  readonly createdAt: Date
  readonly progress: OrderProgress
  readonly withdrawnAt: Date | null
  readonly shippedAt: Date | null
  readonly isAtPoint: boolean
  readonly fitting: boolean
  readonly fittedAt: Date | null
  readonly deliveryFrom: string | null
  readonly deliveryTo: string | null
  readonly plate: string | null
  readonly note: string | null
  readonly copy: number
  readonly firstBy: string
  readonly firstAt: Date
  readonly buyer: string
  readonly address: AddressRow
  readonly tyres: readonly TyreRow[]
}

/**
 * Reads the orders of a paper as they are now, in one statement. The tyres that a refund has put back into stock before
 * the order was sent are not among the weeks. A service point has its current address, because the fitting may have
 * been moved to it.
 */
export function readPrintedOrders(sql: Sql, paperId: string, language: Language): Promise<PrintedOrderRow[]> {
  return sql<PrintedOrderRow>`
    select o.id, o.order_number, o.created_at, o.progress, o.withdrawn_at, o.shipped_at,
      ${isAtPoint(part`o`)} as is_at_point, o.fitting, o.fitted_at,
      o.delivery_from::text, o.delivery_to::text, licence_plate as plate, order_note as note, printed.copy,
      staff.name as first_by, first_paper.printed_at as first_at,
      coalesce(case when o.is_business then billing.company_name end, billing.first_name || ' ' || billing.last_name)
        as buyer,
      case when point.id is null then json_build_object(
        'name', shipping.first_name || ' ' || shipping.last_name, 'company', shipping.company_name,
        'street', shipping.address_line_1, 'street2', shipping.address_line_2, 'postcode', shipping.zipcode,
        'town', shipping.city, 'countryCode', shipping.country_code, 'phone', shipping.contact_number
      ) else json_build_object(
        'name', point.company_name, 'company', null, 'street', point.address_line_1,
        'street2', nullif(point.address_line_2, ''), 'postcode', point.zipcode, 'town', point.city,
        'countryCode', null, 'phone', point.contact_number
      ) end as address,
      (
        select json_agg(json_build_object(
          'tyre_id', tyre.id, 'ordered', ordered, 'brand', brand.name,
          'model', case when ${language} = 'fi' then coalesce(model.name_fi, model.name) else model.name end,
          'ean', ean, 'width', width::float8, 'aspect', aspect, 'diameter', diameter::float8, 'commercial', commercial,
          'tyre_class', tyre.tyre_class, 'load_index', load_index, 'load_index_dual', load_index_dual,
          'speed_index', speed_index, 'reinforced', reinforced, 'z_rated', z_rated,
          'weeks', coalesce((
            select json_agg(json_build_object('year', dot_year, 'week', dot_week, 'quantity', pieces)
              order by dot_year, dot_week)
            from stock_taken cross join lateral (
              select quantity - case when o.shipped_at is null then returned else 0 end as pieces
            ) counted
            where order_id = o.id and tyre_id = tyre.id and pieces > 0
          ), '[]')
        ) order by line.position)
        from (
          select tyre_id, sum(quantity)::integer as ordered, min(position) as position from shop_order_line
          where order_id = o.id and type = 'product' group by tyre_id
        ) line join tyre on tyre.id = line.tyre_id join tyre_size on tyre_size.id = tyre_size_id
          join model on model.id = model_id join brand on brand.id = brand_id
      ) as tyres
    from printed_order printed join shop_order o on o.id = printed.order_id
      join printed_order first_copy
        on first_copy.order_id = o.id and first_copy.paper = printed.paper and first_copy.copy = 1
      join order_paper first_paper on first_paper.id = first_copy.paper_id
      join staff on staff.id = first_paper.staff_id
      left join shop_order_address billing on billing.order_id = o.id and billing.kind = 'billing'
      left join shop_order_address shipping on shipping.order_id = o.id and shipping.kind = 'shipping'
      left join service_point point on point.id = o.service_point_id
    where printed.paper_id = ${paperId} order by printed.position`
}
