import type { marketingEventNames } from '@pito/contracts/notifications'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export interface MarketingItem {
  readonly product_id: number
  readonly name: string
  readonly brand: string
  readonly price: number
  readonly quantity: number
}

export const marketingEvent = pgTable('marketing_event', {
  id: uuid().primaryKey(),
  guestId: uuid('guest_id'),
  customerId: text('customer_id'),
  event: text().$type<(typeof marketingEventNames)[number]>().notNull(),
  items: jsonb().$type<readonly MarketingItem[]>().notNull(),
  locale: text({ enum: ['fi_FI', 'en_GB'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  lastError: text('last_error'),
})

export type KeptEvent = typeof marketingEvent.$inferSelect
