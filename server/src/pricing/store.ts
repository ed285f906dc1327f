import type { Sql } from '../platform/database/sql.ts'
import type { Tier } from './rules/delivery-charge.ts'

export interface PriceSettings {
  readonly vatPermille: number
  /** From the fewest tyres upwards. */
  readonly tiers: readonly Tier[]
}

/** The rates of the day, as the calendar in Helsinki has it. */
export async function readPriceSettings(sql: Sql, now: Date): Promise<PriceSettings> {
  const [settings] = await sql<PriceSettings>`
    select vat_permille_on((${now}::timestamptz at time zone 'Europe/Helsinki')::date) as "vatPermille", (
      select json_agg(json_build_object('fromQuantity', from_quantity, 'grossCents', gross_cents) order by from_quantity)
      from delivery_tier
    ) as tiers`
  return settings as PriceSettings
}
