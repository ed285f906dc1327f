import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

export const sealingKey = pgTable(
  'sealing_key',
  {
    kid: text('kid').primaryKey(),
    publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
    privateJwkSealed: text('private_jwk_sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sealing_key_newest').on(table.createdAt)],
)
