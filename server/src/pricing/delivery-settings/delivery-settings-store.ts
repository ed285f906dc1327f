import type { DeliveryFields, DeliverySettings } from '@pito/contracts/staff-delivery'
import { assignment, columns, expression, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

const settingColumns = columns(
  'delivery_setting',
  `id, version, valid_from::text, cars_least_days, cars_most_days, trucks_least_days, trucks_most_days, cut_off_hour,
    no_dispatch_weekdays, no_dispatch_dates::text[], free_from_cents, tracking_link`,
  {
    tiers: expression<DeliverySettings['tiers']>`
      select json_agg(json_build_object('from_quantity', from_quantity, 'gross_cents', gross_cents)
        order by from_quantity)
      from delivery_tier where setting_id = delivery_setting.id`,
  },
)

/** Reads the settings in force on a day, followed by the settings that start later, in the order of their dates. */
export function readSettingsFrom(sql: Sql, today: string): Promise<DeliverySettings[]> {
  return sql.snake`
    select ${settingColumns} from delivery_setting
    where valid_from > ${today} or id = delivery_setting_on(${today}::date)
    order by valid_from, id`
}

/** Tells whether there are settings with this id, whether or not they have started. */
export async function areSettings(sql: Sql, id: number): Promise<boolean> {
  return (await sql`select from delivery_setting where id = ${id}`).length > 0
}

/** Settings are few and change rarely, so all their changes wait for each other. */
export async function lockDeliverySettings(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('delivery settings'))`
}

export async function insertSettings(tx: Tx, fields: DeliveryFields, validFrom: string): Promise<void> {
  const { tiers: _, ...values } = { ...fields, valid_from: validFrom }
  const [row] = await tx<{ id: number }>`
    insert into delivery_setting ${insertion('delivery_setting', values)} returning id`
  if (!row) throw new Error('PostgreSQL returned no id for the delivery settings.')
  await insertTiers(tx, row.id, fields)
}

export async function updateSettings(
  tx: Tx,
  id: number,
  fields: DeliveryFields,
  validFrom: string,
): Promise<void> {
  const { tiers: _, ...values } = { ...fields, valid_from: validFrom }
  await tx`
    update delivery_setting set version = nextval('delivery_setting_version'),
      ${assignment('delivery_setting', values)}
    where id = ${id}`
  await tx`delete from delivery_tier where setting_id = ${id}`
  await insertTiers(tx, id, fields)
}

async function insertTiers(tx: Tx, id: number, { tiers }: DeliveryFields): Promise<void> {
  await tx`
    insert into delivery_tier (setting_id, from_quantity, gross_cents)
    select ${id}, * from unnest(${tiers.map(({ from_quantity }) => from_quantity)}::smallint[],
      ${tiers.map(({ gross_cents }) => gross_cents)}::integer[])`
}

export async function deleteSettings(tx: Tx, id: number): Promise<void> {
  await tx`delete from delivery_setting where id = ${id}`
}
