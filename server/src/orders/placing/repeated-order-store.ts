import type { RepeatedOrder } from '@pito/contracts/order-again'
import type { Sql } from '../../platform/database/sql.ts'

export interface RepeatedLine {
  readonly tyreId: number | null
  readonly nameFi: string
  readonly nameEn: string
  readonly quantity: number
  readonly paidCents: number
  readonly isSold: boolean
  readonly isForAnotherCar: boolean
}

export interface OrderToRepeat {
  readonly orderNumber: string
  readonly fitting: boolean
  readonly lines: readonly RepeatedLine[]
  readonly point: RepeatedOrder['service_point']
}

export async function readOrderToRepeat(sql: Sql, orderId: string): Promise<OrderToRepeat | undefined> {
  const [order] = await sql<OrderToRepeat>`
    select order_number, fitting, coalesce((
      select json_agg(json_build_object(
        'tyreId', line.tyre_id, 'nameFi', name_fi, 'nameEn', name_en, 'quantity', quantity,
        'paidCents', unit_cents + coalesce((
          select fee.unit_cents from shop_order_line fee
          where fee.order_id = o.id and fee.type = 'recycling_charges' and fee.tyre_id = line.tyre_id
        ), 0),
        'isSold', coalesce(tyre.active, false), 'isForAnotherCar', for_another_car
      ) order by position)
      from shop_order_line line left join tyre on tyre.id = line.tyre_id
      where line.order_id = o.id and type = 'product'
    ), '[]') as lines,
    case when point.active then json_build_object(
      'dealer_id', point.id, 'company_name', company_name, 'zipcode', zipcode, 'city', city
    ) end as point
    from shop_order o left join service_point point on point.id = service_point_id
    where o.id = ${orderId}`
  return order
}
