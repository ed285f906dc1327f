import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const recyclingFee = pgTable(
  'recycling_fee',
  {
    tyreClass: text('tyre_class').$type<'C1' | 'C2' | 'C3'>().notNull(),
    validFrom: date('valid_from').notNull(),
    cents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tyreClass, table.validFrom] })],
)

/** Written by the database alone, whenever a price changes. */
export const priceHistory = pgTable('price_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tyreId: integer('tyre_id').notNull(),
  priceCents: integer('price_cents').notNull(),
  validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
})
