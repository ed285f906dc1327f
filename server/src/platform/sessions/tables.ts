import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    subjectKind: text('subject_kind', { enum: ['customer', 'staff'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    actingFor: text('acting_for'),
    generation: integer('generation').notNull().default(1),
    rotatedAt: moment('rotated_at').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endedWhy: text('ended_why', {
      enum: ['logged-out', 'ended-by-owner', 'password-changed', 'token-reused', 'access-withdrawn'],
    }),
  },
  (table) => [
    index('session_subject').on(table.subjectKind, table.subjectId),
    index('session_expiry').on(table.expiresAt),
  ],
)

export type Session = typeof session.$inferSelect
export type EndedWhy = NonNullable<Session['endedWhy']>
export interface Subject {
  readonly kind: Session['subjectKind']
  readonly id: string
}
/** Which scope a session opens: staff who act as a customer hold a session of the customers' scope. */
export type Area = 'customer' | 'staff'

export function areaOf(row: Pick<Session, 'subjectKind' | 'actingFor'>): Area {
  return row.actingFor === null ? row.subjectKind : 'customer'
}
