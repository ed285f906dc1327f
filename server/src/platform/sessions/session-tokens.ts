import { accessSeconds, signAccessToken } from './access-token.ts'
import { refreshTokenOf } from './refresh-token.ts'
import type { Area, Session } from './session.ts'
import { areaOf } from './session.ts'

export interface SessionTokens {
  readonly sessionId: string
  readonly area: Area
  /** True for a session in which staff act for a customer. */
  readonly acting: boolean
  readonly accessToken: string
  readonly accessSeconds: number
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
}

/** The tokens depend on the row alone, so repeated requests within one generation get the same tokens. */
export async function tokensOf(secretKey: string, row: Session): Promise<SessionTokens> {
  const area = areaOf(row)
  return {
    sessionId: row.id,
    area,
    acting: row.actingFor !== null,
    accessToken: await signAccessToken(secretKey, row.id, area, row.rotatedAt),
    accessSeconds,
    refreshToken: refreshTokenOf(secretKey, row),
    refreshExpiresAt: row.expiresAt,
  }
}
