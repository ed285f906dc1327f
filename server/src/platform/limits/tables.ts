import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const attempt = pgTable(
  'attempt',
  {
    what: text('what').notNull(),
    who: text('who').notNull(),
    count: integer('count').notNull(),
    windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.what, table.who] }), index('attempt_end').on(table.windowEndsAt)],
)
