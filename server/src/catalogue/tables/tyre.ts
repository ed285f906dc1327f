import { boolean, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const tyreSize = pgTable('tyre_size', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  width: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  aspect: smallint().notNull(),
  construction: text().notNull().default('R'),
  diameter: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
  commercial: boolean().notNull().default(false),
})

/** One article: what has a price and a stock. */
export const tyre = pgTable('tyre', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  modelId: integer('model_id').notNull(),
  tyreSizeId: integer('tyre_size_id').notNull(),
  loadIndex: smallint('load_index').notNull(),
  loadIndexDual: smallint('load_index_dual'),
  speedIndex: text('speed_index').notNull(),
  reinforced: text().$type<'XL' | 'RF'>(),
  runFlat: boolean('run_flat').notNull().default(false),
  vehicleTypeId: smallint('vehicle_type_id').notNull(),
  tyreClass: text('tyre_class').$type<'C1' | 'C2' | 'C3'>().notNull(),
  seasonId: smallint('season_id').notNull(),
  fuelEfficiency: text('fuel_efficiency'),
  wetGrip: text('wet_grip'),
  noiseClass: text('noise_class').$type<'A' | 'B' | 'C'>(),
  noiseValue: smallint('noise_value'),
  ean: text().notNull(),
  eprelId: integer('eprel_id'),
  manufacturerProductId: text('manufacturer_product_id').notNull().default(''),
  priceCents: integer('price_cents').notNull(),
  recyclingFeeIncluded: boolean('recycling_fee_included').notNull().default(true),
  active: boolean().notNull().default(true),
  popularity: integer().notNull().default(0),
  productionStart: text('production_start'),
  productionEnd: text('production_end'),
  moreServiceDescription: text('more_service_description'),
})
