import type pg from 'pg'
import type { Tier } from './rules/delivery-charge.ts'

export interface PriceSettings {
  readonly vatPermille: number
  /** From the fewest tyres upwards. */
  readonly tiers: readonly Tier[]
}

const settings = {
  name: 'read-price-settings',
  text: `select vat_permille_on(($1::timestamptz at time zone 'Europe/Helsinki')::date) as "vatPermille", (
      select json_agg(json_build_object('fromQuantity', from_quantity, 'grossCents', gross_cents) order by from_quantity)
      from delivery_tier
    ) as tiers`,
}

/** The rates of the day, as the calendar in Helsinki has it. */
export async function readPriceSettings(pool: pg.Pool, now: Date): Promise<PriceSettings> {
  const { rows } = await pool.query<PriceSettings>({ ...settings, values: [now] })
  return rows[0] as PriceSettings
}
