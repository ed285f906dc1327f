import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { readCookie, setSecretCookie } from '../../platform/sessions/cookies.ts'

const cookieSeconds = 400 * 24 * 3600
const shape = /^[\w-]{43}$/

export interface Device {
  readonly token: string
  readonly hash: string
}

/**
 * Returns the device that the browser's cookie identifies by a random token (OWASP device cookies). Returns null if
 * the browser has not logged in here before.
 */
export function deviceOf(ctx: Context): Device | null {
  const token = readCookie(ctx.platform.config, ctx, 'device') ?? ''
  return shape.test(token) ? deviceWith(token) : null
}

export function deviceOrNew(ctx: Context): Device {
  return deviceOf(ctx) ?? deviceWith(randomBytes(32).toString('base64url'))
}

/** Sets the device cookie. It is set again at each login, so that its lifetime begins with the latest login. */
export function setDeviceCookie(ctx: Context, { token }: Device): void {
  setSecretCookie(ctx.platform.config, ctx, 'device', { value: token, seconds: cookieSeconds })
}

function deviceWith(token: string): Device {
  return { token, hash: createHash('sha256').update(token).digest('base64url') }
}
