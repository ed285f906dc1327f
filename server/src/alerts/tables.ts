import { alertKinds } from '@pito/contracts/values/alert-kinds'
import { locales } from '@pito/contracts/values/locale'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const tyreAlert = pgTable('tyre_alert', {
  id: uuid().primaryKey(),
  tyreId: integer('tyre_id').notNull(),
  kind: text({ enum: alertKinds }).notNull(),
  email: text().notNull(),
  locale: text({ enum: locales }).notNull(),
  askedCents: integer('asked_cents').notNull(),
  targetCents: integer('target_cents'),
  askedAt: moment('asked_at').notNull(),
  confirmedAt: moment('confirmed_at'),
})

export type TyreAlert = typeof tyreAlert.$inferSelect
