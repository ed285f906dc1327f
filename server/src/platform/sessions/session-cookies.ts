import type { Config } from '../config.ts'
import type { Visit } from '../context.ts'
import type { CookieName } from './cookies.ts'
import { setOpenCookie, setSecretCookie } from './cookies.ts'
import type { Area } from './session.ts'
import type { SessionTokens } from './session-tokens.ts'

type Dependencies = Pick<Config, 'secure'>
type Leaving = Pick<Visit, 'setCookies' | 'cookies'>

interface Names {
  readonly access: CookieName
  readonly refresh: CookieName
  readonly marker: string
}

export const sessionCookieNames: Readonly<Record<Area, Names>> = {
  customer: { access: 'access', refresh: 'refresh', marker: 'session' },
  staff: { access: 'staff-access', refresh: 'staff-refresh', marker: 'staff-session' },
}

const actingCookie = 'acting'

export function setSessionCookies(
  config: Dependencies,
  visit: Leaving & Pick<Visit, 'now'>,
  tokens: SessionTokens,
): void {
  const { access, refresh, marker } = sessionCookieNames[tokens.area]
  const seconds = Math.floor((tokens.refreshExpiresAt.getTime() - visit.now.getTime()) / 1000)
  setSecretCookie(config, visit, access, { value: tokens.accessToken, seconds: tokens.accessSeconds })
  setSecretCookie(config, visit, refresh, { value: tokens.refreshToken, seconds })
  setOpenCookie(config, visit, marker, { value: '1', seconds })
  if (tokens.acting) setActingCookie(config, visit, tokens, seconds)
  else if (tokens.area === 'customer') clearActingCookie(config, visit)
}

/** The cookie lives as long as the session of a member of staff, after which they log in again. */
const staffDaySeconds = 12 * 3600

/**
 * Tells the bar on every page until when the session lasts, in seconds since 1970; the API tells it who the customer
 * is. The cookie outlives the session, so that the browser can still lead the member of staff back to their own page.
 */
function setActingCookie(
  config: Dependencies,
  visit: Leaving,
  { refreshExpiresAt }: SessionTokens,
  seconds: number,
) {
  const value = String(Math.floor(refreshExpiresAt.getTime() / 1000))
  setOpenCookie(config, visit, actingCookie, { value, seconds: seconds + staffDaySeconds })
}

export function clearActingCookie(config: Dependencies, visit: Leaving): void {
  const isSet =
    visit.cookies[actingCookie] || visit.setCookies.some((line) => line.startsWith(`${actingCookie}=`))
  if (isSet) setOpenCookie(config, visit, actingCookie, { value: '', seconds: 0 })
}

export function clearSessionCookies(config: Dependencies, visit: Leaving, area: Area): void {
  const { access, refresh, marker } = sessionCookieNames[area]
  for (const name of [access, refresh]) setSecretCookie(config, visit, name, { value: '', seconds: 0 })
  setOpenCookie(config, visit, marker, { value: '', seconds: 0 })
  if (area === 'customer') clearActingCookie(config, visit)
}
