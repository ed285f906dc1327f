import type { Tx } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { readRefreshToken } from './refresh-token.ts'
import { judgeRefresh } from './rules/judge-refresh.ts'
import type { Area, Session } from './session.ts'
import { areaOf } from './session.ts'
import type { SessionTokens } from './session-tokens.ts'
import { tokensOf } from './session-tokens.ts'
import { refreshSeconds } from './start-session.ts'
import { lockSession, markEnded, saveRotation } from './store.ts'

type Dependencies = Pick<Platform, 'config' | 'sql' | 'log'>

/** Returns the successor of a refresh token; null means that the session has ended and its cookies can be deleted. */
export async function refreshSession(
  { config, sql, log }: Dependencies,
  { token, area }: { readonly token: string; readonly area: Area },
  now: Date,
): Promise<SessionTokens | null> {
  const claim = readRefreshToken(config.secretKey, token)
  if (!claim) return null
  const successor = await sql.transaction(async (tx) => {
    const row = await lockSession(tx, claim.id)
    if (!row || areaOf(row) !== area) return null
    const verdict = judgeRefresh(row, claim.generation, now)
    if (verdict === 'rotate') return rotate(tx, row, now)
    if (verdict === 'repeat-successor') return row
    if (verdict === 'reused') {
      await markEnded(tx, row.id, 'token-reused', now)
      log.warn({ sessionId: row.id }, 'A replaced refresh token was used again; its session was ended.')
    }
    return null
  })
  return successor && tokensOf(config.secretKey, successor)
}

async function rotate(tx: Tx, row: Session, now: Date): Promise<Session> {
  // Staff log in once per working day and act for a customer for an hour; using such a session does not extend it.
  const isLasting = row.subjectKind === 'customer'
  const expiresAt = isLasting ? new Date(now.getTime() + refreshSeconds * 1000) : row.expiresAt
  const rotated = { ...row, generation: row.generation + 1, rotatedAt: now, lastSeenAt: now, expiresAt }
  await saveRotation(tx, rotated)
  return rotated
}
