import type { Visit } from '../context.ts'
import type { Platform } from '../platform.ts'
import { readAccessToken } from './access-token.ts'
import { cookieName, readCookie } from './cookies.ts'
import { refreshSession } from './refresh-session.ts'
import type { Area } from './session.ts'
import { clearSessionCookies, sessionCookieNames, setSessionCookies } from './session-cookies.ts'
import type { SessionTokens } from './session-tokens.ts'

/**
 * Runs once per request, before anything identifies the caller. Returns the visit with a session that remains valid for
 * a while.
 */
export async function refreshAhead(
  platform: Platform,
  visit: Visit,
  area: Area = 'customer',
): Promise<Visit> {
  const { config } = platform
  const names = sessionCookieNames[area]
  const token = readCookie(config, visit, names.refresh)
  if (visit.authorization !== undefined || !token || (await hasAccess(platform, visit, area))) return visit
  const tokens = await refreshSession(platform, { token, area }, visit.now)
  if (tokens) setSessionCookies(config, visit, tokens)
  else clearSessionCookies(config, visit, area)
  return withTokens(platform, visit, area, tokens)
}

async function hasAccess({ config }: Platform, visit: Visit, area: Area): Promise<boolean> {
  const token = readCookie(config, visit, sessionCookieNames[area].access)
  return token !== undefined && (await readAccessToken(config.secretKey, token, area, visit.now)) !== null
}

function withTokens({ config }: Platform, visit: Visit, area: Area, tokens: SessionTokens | null): Visit {
  const { access, refresh } = sessionCookieNames[area]
  const cookies = {
    ...visit.cookies,
    [cookieName(config, access)]: tokens?.accessToken,
    [cookieName(config, refresh)]: tokens?.refreshToken,
  }
  return { ...visit, cookies }
}
