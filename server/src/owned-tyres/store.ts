import type { OwnedVehicle } from '@pito/contracts/owned-tyres'
import type { OwnedSetState } from '@pito/contracts/values/owned-set-states'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part, rowsOfPage } from '../platform/database/statement.ts'

/**
 * The tyres of paid orders that were neither cancelled nor returned. A plate belongs to one vehicle of a customer, whose
 * id follows from the plate, so that it is the same before and after the vehicle is stored.
 */
export const ownedSets = part`
  select *, case when is_changed then changed_vehicle_id else md5(customer_id || ' ' || plate)::uuid end as vehicle_id
  from (
    select line.id, line.tyre_id, name_fi, name_en, order_id, o.customer_id, order_number, created_at, progress,
      delivered_at, fitting, fitted_at, service_point_id, own.vehicle_id as changed_vehicle_id,
      own.order_line_id is not null as is_changed, coalesce(own.state, 'in-use') as state,
      case when not for_another_car then upper(replace(replace(licence_plate, '-', ''), ' ', '')) end as plate,
      quantity - greatest(
        (select sum(quantity) from returned_tyre
          where order_id = o.id and tyre_id = line.tyre_id and condition <> 'missing'),
        (select sum(quantity) from credit_note_line where order_line_id = line.id), 0
      )::integer as quantity
    from shop_order o join shop_order_line line on line.order_id = o.id and type = 'product'
      left join owned_set own on own.order_line_id = line.id
    where progress in ('paid', 'fitted', 'delivered') and withdrawn_at is null and cancelled_at is null
  ) as bought where quantity > 0`

export interface OwnedSetRow {
  readonly id: number
  readonly tyreId: number
  readonly nameFi: string
  readonly nameEn: string
  readonly orderNumber: string
  readonly createdAt: Date
  readonly deliveredAt: Date | null
  readonly quantity: number
  readonly state: OwnedSetState
  readonly isSold: boolean
  readonly hasInvoice: boolean
  readonly vehicle: OwnedVehicle | null
  readonly fitting: { readonly company_name: string; readonly city: string } | null
  readonly fittedAt: Date | null
  readonly weeks: readonly { readonly year: number; readonly week: number }[]
}

/** Reads the sets of a customer. Those of a vehicle stand together, and the vehicle that got tyres last comes first. */
export async function readOwnedSets(
  sql: Sql,
  customerId: string,
  paging: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: OwnedSetRow[]; readonly total: number }> {
  const rows = await sql<OwnedSetRow>`
    select owned.id, tyre_id, name_fi, name_en, order_number, created_at, delivered_at, quantity, owned.state,
      tyre.active as is_sold, exists (select from invoice where order_id = owned.order_id) as has_invoice,
      case when owned.vehicle_id is not null then json_build_object(
        'id', owned.vehicle_id, 'licence_plate', coalesce(vehicle.licence_plate, case when not is_changed then plate end),
        'name', vehicle.name
      ) end as vehicle,
      case when fitting then json_build_object('company_name', company_name, 'city', city) end as fitting,
      coalesce((select lower(during) from appointment where order_id = owned.order_id and state = 'firm'), fitted_at)
        as fitted_at,
      coalesce((
        select json_agg(json_build_object('year', dot_year, 'week', dot_week) order by dot_year, dot_week)
        from stock_taken taken
        where taken.order_id = owned.order_id and taken.tyre_id = owned.tyre_id and returned < taken.quantity
      ), '[]') as weeks
    from (${ownedSets} and customer_id = ${customerId}) as owned join tyre on tyre.id = tyre_id
      left join owned_vehicle vehicle on vehicle.id = owned.vehicle_id
      left join service_point on service_point.id = service_point_id
    order by owned.vehicle_id is null, max(created_at) over (partition by owned.vehicle_id) desc, owned.vehicle_id,
      owned.state <> 'in-use', created_at desc, owned.id ${rowsOfPage(paging)}`
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from (${ownedSets} and customer_id = ${customerId}) as owned`
  return { rows, total: counted?.total ?? 0 }
}

/** Reads the vehicles of a customer: those that are stored, and those whose plates stand only in orders. */
export function readOwnedVehicles(sql: Sql, customerId: string): Promise<OwnedVehicle[]> {
  return sql.snake<OwnedVehicle>`
    select id, licence_plate, name from (
      select id, licence_plate, name from owned_vehicle where customer_id = ${customerId}
      union
      select owned.vehicle_id, plate, null from (${ownedSets} and customer_id = ${customerId}) as owned
      where not is_changed and plate is not null
        and not exists (select from owned_vehicle where owned_vehicle.id = owned.vehicle_id)
    ) as vehicle order by coalesce(name, licence_plate), id`
}

/** Stores the vehicles whose plates stand only in orders. The caller has locked the customer. */
export async function storeVehicles(tx: Tx, customerId: string): Promise<void> {
  await tx`
    insert into owned_vehicle (id, customer_id, licence_plate)
    select distinct owned.vehicle_id, ${customerId}::uuid, plate
    from (${ownedSets} and customer_id = ${customerId}) as owned
    where not is_changed and plate is not null on conflict do nothing`
}

export async function insertVehicle(tx: Tx, customerId: string, name: string): Promise<string> {
  const [row] = await tx<{ id: string }>`
    insert into owned_vehicle (customer_id, name) values (${customerId}, ${name}) returning id`
  if (!row) throw new Error('The vehicle was not stored.')
  return row.id
}

/** Returns undefined if the vehicle is not one of the customer. */
export async function readOwnVehicle(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<{ readonly licencePlate: string | null } | undefined> {
  const [row] = await tx<{ licencePlate: string | null }>`
    select licence_plate from owned_vehicle where id = ${id} and customer_id = ${customerId}`
  return row
}

export async function renameVehicle(tx: Tx, id: string, name: string | null): Promise<void> {
  await tx`update owned_vehicle set name = ${name} where id = ${id}`
}

export async function deleteVehicle(tx: Tx, customerId: string, id: string): Promise<void> {
  await tx`
    insert into owned_set (order_line_id, vehicle_id, state)
    select owned.id, null, owned.state from (${ownedSets} and customer_id = ${customerId}) as owned
    where owned.vehicle_id = ${id}
    on conflict (order_line_id) do update set vehicle_id = null`
  await tx`delete from owned_vehicle where id = ${id}`
}

/** Stores what the customer says about a set. Returns false if the set is not one of the customer. */
export async function storeSet(
  tx: Tx,
  customerId: string,
  set: { readonly id: number; readonly vehicleId: string | null; readonly state: OwnedSetState },
): Promise<boolean> {
  const stored = await tx.count`
    insert into owned_set (order_line_id, vehicle_id, state)
    select owned.id, ${set.vehicleId}::uuid, ${set.state}
    from (${ownedSets} and customer_id = ${customerId}) as owned where owned.id = ${set.id}
    on conflict (order_line_id) do update set vehicle_id = excluded.vehicle_id, state = excluded.state`
  return stored === 1
}
