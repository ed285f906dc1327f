import { date, integer, pgTable, smallint } from 'drizzle-orm/pg-core'

export const vatRate = pgTable('vat_rate', {
  validFrom: date('valid_from').primaryKey(),
  permille: smallint().notNull(),
})

export const deliveryTier = pgTable('delivery_tier', {
  fromQuantity: smallint('from_quantity').primaryKey(),
  grossCents: integer('gross_cents').notNull(),
})
