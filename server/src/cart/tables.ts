import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const cart = pgTable('cart', {
  id: uuid().primaryKey().defaultRandom(),
  guestId: uuid('guest_id'),
  customerId: text('customer_id'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  closedAt: moment('closed_at'),
})

export const cartLine = pgTable('cart_line', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  cartId: uuid('cart_id').notNull(),
  tyreId: integer('tyre_id').notNull(),
  quantity: smallint().notNull(),
  addedAt: moment('added_at').notNull(),
})
