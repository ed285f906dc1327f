import { errors, jwtVerify, SignJWT } from 'jose'
import { deriveKey } from '../sealing/derive-key.ts'
import type { Area } from './session.ts'

export const accessSeconds = 15 * 60
const purpose = 'access token'

export function signAccessToken(
  secretKey: string,
  sessionId: string,
  area: Area,
  from: Date,
): Promise<string> {
  const issuedAt = Math.floor(from.getTime() / 1000)
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setAudience(area)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessSeconds)
    .sign(deriveKey(secretKey, purpose))
}

/** Returns the id of the session, or null when the token is not the shop's, belongs to another area or has expired. */
export async function readAccessToken(
  secretKey: string,
  token: string,
  area: Area,
  now: Date,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, deriveKey(secretKey, purpose), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      audience: area,
      currentDate: now,
      requiredClaims: ['exp', 'sid'],
    })
    return String(payload.sid)
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
