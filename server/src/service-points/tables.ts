import {
  boolean,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core'

const rim = { precision: 3, scale: 1, mode: 'number' } as const

export const servicePoint = pgTable('service_point', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  companyName: text('company_name').notNull(),
  dealerFirstName: text('dealer_first_name').notNull(),
  dealerLastName: text('dealer_last_name').notNull(),
  dealerEmail: text('dealer_email').notNull(),
  contactNumber: text('contact_number').notNull(),
  addressLine1: text('address_line_1').notNull(),
  addressLine2: text('address_line_2').notNull().default(''),
  zipcode: text().notNull(),
  city: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
  minSkipDay: smallint('min_skip_day').notNull().default(0),
  breakStartTime: time('break_start_time'),
  breakEndTime: time('break_end_time'),
  hasCalendar: boolean('has_calendar').notNull().default(true),
  profileImagePath: text('profile_image_path'),
  minRim: numeric('min_rim', rim).notNull().default(8),
  maxRim: numeric('max_rim', rim).notNull().default(24),
  fitsRunFlat: boolean('fits_run_flat').notNull().default(true),
  active: boolean().notNull().default(true),
})

export const servicePointVehicleType = pgTable(
  'service_point_vehicle_type',
  {
    servicePointId: integer('service_point_id').notNull(),
    vehicleTypeId: smallint('vehicle_type_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.servicePointId, table.vehicleTypeId] })],
)

/** day_id: 1 Sunday to 7 Saturday; a day without a row is closed. */
export const servicePointHours = pgTable(
  'service_point_hours',
  {
    servicePointId: integer('service_point_id').notNull(),
    dayId: smallint('day_id').notNull(),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.servicePointId, table.dayId] })],
)

export const servicePointBay = pgTable('service_point_bay', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  servicePointId: integer('service_point_id').notNull(),
  number: smallint().notNull(),
  active: boolean().notNull().default(true),
})

export const service = pgTable('service', {
  id: smallint().primaryKey().generatedByDefaultAsIdentity(),
  position: smallint().notNull().default(0),
  isPricePerQuantity: boolean('is_price_per_quantity').notNull().default(false),
  hasVariations: boolean('has_variations').notNull().default(false),
  active: boolean().notNull().default(true),
})

export const serviceTranslation = pgTable(
  'service_translation',
  {
    serviceId: smallint('service_id').notNull(),
    localeId: smallint('locale_id').$type<1 | 2>().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.localeId] })],
)

export const servicePointService = pgTable('service_point_service', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  servicePointId: integer('service_point_id').notNull(),
  serviceId: smallint('service_id').notNull(),
  vehicleTypeId: smallint('vehicle_type_id').notNull(),
  rimFrom: numeric('rim_from', rim),
  rimTo: numeric('rim_to', rim),
  priceCents: integer('price_cents').notNull(),
})
