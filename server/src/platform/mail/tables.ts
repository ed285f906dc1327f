import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const mail = pgTable(
  'mail',
  {
    id: uuid('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html'),
    locale: text('locale', { enum: ['fi_FI', 'en_GB'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastTriedAt: moment('last_tried_at'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    unsubscribeUrl: text('unsubscribe_url'),
  },
  (table) => [index('mail_newest').on(table.createdAt)],
)

export type Mail = typeof mail.$inferSelect
