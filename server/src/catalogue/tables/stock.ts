import { bigint, integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core'

export const stockBatch = pgTable('stock_batch', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  tyreId: integer('tyre_id').notNull(),
  dotYear: smallint('dot_year').notNull(),
  dotWeek: smallint('dot_week').notNull(),
  quantity: integer().notNull(),
})

/** Written by the database alone; the number is that of the revision `catalogue`. */
export const catalogueChange = pgTable('catalogue_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  number: bigint({ mode: 'number' }),
  tyreId: integer('tyre_id'),
  at: timestamp({ withTimezone: true }).notNull(),
})
