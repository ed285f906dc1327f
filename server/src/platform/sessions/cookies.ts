import type { Config } from '../config.ts'
import type { Visit } from '../context.ts'

type Dependencies = Pick<Config, 'secure'>
export type CookieName = 'access' | 'refresh' | 'staff-access' | 'staff-refresh' | 'guest' | 'device'

/** With the prefix a browser accepts the cookie only if it is Secure and set for the whole path and this host alone. */
export function cookieName({ secure }: Dependencies, name: CookieName): string {
  return secure ? `__Host-${name}` : name
}

export function readCookie(
  config: Dependencies,
  visit: Pick<Visit, 'cookies'>,
  name: CookieName,
): string | undefined {
  return visit.cookies[cookieName(config, name)] || undefined
}

interface Lasting {
  readonly value: string
  readonly seconds: number
}

/** Sets a cookie that scripts cannot read. */
export function setSecretCookie(
  config: Dependencies,
  visit: Pick<Visit, 'setCookies'>,
  name: CookieName,
  cookie: Lasting,
) {
  setLine(visit, cookieName(config, name), `${attributesOf(config, cookie)}; HttpOnly`)
}

/**
 * Sets a cookie that scripts can read, for the route guard in the browser: it reveals that there is a session, and
 * nothing about it.
 */
export function setOpenCookie(
  config: Dependencies,
  visit: Pick<Visit, 'setCookies'>,
  name: string,
  cookie: Lasting,
) {
  setLine(visit, name, attributesOf(config, cookie))
}

function attributesOf({ secure }: Dependencies, { value, seconds }: Lasting): string {
  return `${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

function setLine({ setCookies }: Pick<Visit, 'setCookies'>, name: string, rest: string): void {
  const earlier = setCookies.findIndex((line) => line.startsWith(`${name}=`))
  if (earlier >= 0) setCookies.splice(earlier, 1)
  setCookies.push(`${name}=${rest}`)
}
