export interface Session {
  readonly id: string
  readonly subjectKind: 'customer' | 'staff'
  readonly subjectId: string
  /** The customer for whom a member of staff acts. */
  readonly actingFor: string | null
  /** The name of that member of staff as the customer sees it. */
  readonly actingName: string | null
  readonly generation: number
  readonly rotatedAt: Date
  readonly device: string
  readonly address: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly endedWhy: EndedWhy | null
  /** When a member of staff last gave the second factor in this session. */
  readonly secondFactorAt: Date | null
}

export type EndedWhy =
  | 'logged-out'
  | 'ended-by-owner'
  | 'ended-by-staff'
  | 'password-changed'
  | 'token-reused'
  | 'access-withdrawn'

export interface Subject {
  readonly kind: Session['subjectKind']
  readonly id: string
}

/** The area that a session gives access to: staff who act for a customer have a session of the customers' area. */
export type Area = 'customer' | 'staff'

export function areaOf(row: Pick<Session, 'subjectKind' | 'actingFor'>): Area {
  return row.actingFor === null ? row.subjectKind : 'customer'
}
