import { index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const captcha = pgTable(
  'captcha',
  {
    key: text('key').primaryKey(),
    form: text('form').notNull(),
    answerHash: text('answer_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('captcha_expiry').on(table.expiresAt)],
)
