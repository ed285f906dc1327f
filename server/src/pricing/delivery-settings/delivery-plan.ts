import type { DeliveryFields, DeliveryPlan, DeliverySettings } from '@pito/contracts/staff-delivery'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Sql } from '../../platform/database/sql.ts'
import { readSettingsFrom } from './delivery-settings-store.ts'

const hourInHelsinki = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Helsinki',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Returns the settings in force and the scheduled ones. */
export async function readDeliveryPlan(sql: Sql, now: Date): Promise<DeliveryPlan> {
  const today = helsinkiDate(now)
  const [current, ...scheduled] = await readSettingsFrom(sql, today)
  // The migration has added settings that started long ago, and nothing that has started is ever removed.
  if (!current) throw new Error('No delivery settings are in force.')
  return { now: { today, hour: Number(hourInHelsinki.format(now)) }, current, scheduled }
}

/** Returns the fields that staff edit, as the history stores them. */
export function fieldsOfSettings({ id: _, version: __, valid_from: ___, ...fields }: DeliverySettings) {
  return fields satisfies DeliveryFields
}

/** Returns the fields in the order in which they are stored, so that equal settings are recognised as equal. */
export function inOrder(fields: DeliveryFields): DeliveryFields {
  return {
    ...fields,
    tiers: fields.tiers
      .map(({ from_quantity, gross_cents }) => ({ from_quantity, gross_cents }))
      .sort((one, other) => one.from_quantity - other.from_quantity),
    no_dispatch_weekdays: [...new Set(fields.no_dispatch_weekdays)].sort((one, other) => one - other),
    no_dispatch_dates: [...new Set(fields.no_dispatch_dates)].sort(),
  }
}
