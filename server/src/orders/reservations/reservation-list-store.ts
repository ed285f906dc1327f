import type { Input } from '@pito/contracts/endpoint'
import type { listReservations, Reservation, reservationSorts } from '@pito/contracts/reservations'
import type { Locale } from '@pito/contracts/values/locale'
import { articlesFound, endsAtTheLatest, isPaymentUnderWay } from '../../catalogue/index.ts'
import { listPage, orderBy } from '../../platform/database/list-page.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'

type Row = Omit<Reservation, 'fitted_at' | 'reserved_at' | 'expires_at' | 'ends_at_the_latest'> & {
  readonly fitted_at: Date | null
  readonly reserved_at: Date
  readonly expires_at: Date
  readonly ends_at_the_latest: Date
}

const sorts: Record<(typeof reservationSorts)[number], Part> = {
  tyres: part`coalesce(reserved.tyres, 0)`,
  reserved_at: part`reserved_at`,
  expires_at: part`expires_at`,
}

/** Lists reservations that have not expired. */
export async function listReservationRows(
  sql: Sql,
  input: Input<typeof listReservations>,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
) {
  const { rows, ...paging } = await listPage<Row>(
    sql.snake,
    {
      columns: part`
        order_number, coalesce(tyres, 0)::integer as tyres, total_cents / 100.0::float8 as total, fitted_at,
        guest_id is not null as is_guest, reserved_at, expires_at, payments, method,
        ${isPaymentUnderWay} as payment_under_way, ${endsAtTheLatest} as ends_at_the_latest,
        coalesce(articles, '[]') as articles`,
      from: reservationTables(locale),
      where: [
        part`expires_at > ${now}`,
        ...(input.method ? [part`method = ${input.method}`] : []),
        ...(input.search === '' ? [] : [searchCondition(input.search)]),
      ],
      order: orderBy(sorts, input.sort, part`order_number`),
    },
    input,
  )
  return { rows: rows.map(asReservation), ...paging }
}

/** Finds reservations by the number of their order, and by an article as it is named now or was when it was ordered. */
function searchCondition(search: string): Part {
  return part`(
    position(${search} in order_number) > 0 or position(lower(${search}) in lower(names)) > 0
    or exists (
      select from reserved_tyre
      where reserved_tyre.order_id = reservation.order_id and tyre_id in (${articlesFound(search)})
    ))`
}

function reservationTables(locale: Locale): Part {
  return part`
    reservation join shop_order on shop_order.id = order_id
      left join lateral (
        select sum(quantity) as tyres, string_agg(name, ' ') as names,
          json_agg(json_build_object('id', tyre_id, 'name', name, 'quantity', quantity) order by tyre_id) as articles
        from reserved_tyre cross join lateral (
          select ${locale === 'fi_FI' ? part`name_fi` : part`name_en`} as name from shop_order_line line
          where line.order_id = reserved_tyre.order_id and line.tyre_id = reserved_tyre.tyre_id
          order by position limit 1
        ) as named
        where reserved_tyre.order_id = reservation.order_id
      ) as reserved on true
      left join lateral (
        select count(*)::integer as payments,
          (array_agg(method order by attempt desc))[1] as method
        from payment_attempt where payment_attempt.order_id = reservation.order_id
      ) as attempts on true`
}

function asReservation(row: Row): Reservation {
  const { fitted_at, reserved_at, expires_at, ends_at_the_latest, ...same } = row
  return {
    ...same,
    fitted_at: fitted_at?.toISOString() ?? null,
    reserved_at: reserved_at.toISOString(),
    expires_at: expires_at.toISOString(),
    ends_at_the_latest: ends_at_the_latest.toISOString(),
  }
}
