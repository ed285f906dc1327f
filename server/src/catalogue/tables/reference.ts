import { pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const tyreSeason = pgTable('tyre_season', {
  id: smallint().primaryKey(),
  name: text().notNull(),
  nameFi: text('name_fi').notNull(),
  slugEn: text('slug_en').notNull(),
  slugFi: text('slug_fi').notNull(),
})

export const vehicleType = pgTable('vehicle_type', {
  id: smallint().primaryKey(),
  name: text().notNull(),
  slugEn: text('slug_en').notNull(),
  slugFi: text('slug_fi').notNull(),
})

export const tyreCategory = pgTable('tyre_category', {
  id: smallint().primaryKey(),
  nameEn: text('name_en').notNull(),
  nameFi: text('name_fi').notNull(),
  slugEn: text('slug_en').notNull(),
  slugFi: text('slug_fi').notNull(),
  vehicleTypeId: smallint('vehicle_type_id').notNull(),
})
