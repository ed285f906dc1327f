import { randomUUID } from 'node:crypto'
import type { Visit } from '../context.ts'
import type { Tx } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import type { Subject } from './session.ts'
import type { SessionTokens } from './session-tokens.ts'
import { tokensOf } from './session-tokens.ts'
import { insertSession } from './store.ts'

export const refreshSeconds = 30 * 24 * 3600
/** The lifetime of a staff session, which use does not extend. */
const staffSeconds = 12 * 3600

interface Start {
  readonly subject: Subject
  /** Set when a member of staff acts for this customer. Such a session is short, and use does not extend it. */
  readonly actingFor?: {
    readonly customerId: string
    readonly seconds: number
    readonly staffName?: string
  }
  /** Whether a second factor was given at this log-in. */
  readonly hasSecondFactor?: boolean
}

type Dependencies = Pick<Platform, 'config'>
type Visitor = Pick<Visit, 'now' | 'device' | 'address'>

/** Every log-in starts a new session; a token from before it is never reused. */
export async function startSession(
  { config }: Dependencies,
  tx: Tx,
  { now, device, address }: Visitor,
  { subject, actingFor, hasSecondFactor = false }: Start,
): Promise<SessionTokens> {
  const row = await insertSession(tx, {
    id: randomUUID(),
    subjectKind: subject.kind,
    subjectId: subject.id,
    actingFor: actingFor?.customerId ?? null,
    actingName: actingFor?.staffName ?? null,
    rotatedAt: now,
    device,
    address,
    createdAt: now,
    lastSeenAt: now,
    secondFactorAt: hasSecondFactor ? now : null,
    expiresAt: new Date(now.getTime() + (actingFor?.seconds ?? lifeOf(subject)) * 1000),
  })
  return tokensOf(config.secretKey, row)
}

function lifeOf({ kind }: Subject): number {
  return kind === 'staff' ? staffSeconds : refreshSeconds
}
