import { randomUUID } from 'node:crypto'
import type { Context, Visit } from '../context.ts'
import type { Platform } from '../platform.ts'
import { signatureFits, signatureOf } from '../sealing/signature.ts'
import { readCookie, setSecretCookie } from './cookies.ts'

export const guestSeconds = 90 * 24 * 3600
const purpose = 'guest token'
const shape = /^(?<id>[0-9a-f-]{36})\.(?<signature>[\w-]{43})$/

/** Clients store this token and send it as `anonymous_id`; its signature proves that this shop has issued it. */
export function anonymousIdOf({ config }: Pick<Platform, 'config'>, guestId: string): string {
  return `${guestId}.${signatureOf(config.secretKey, purpose, guestId)}`
}

export function readAnonymousId(
  { config }: Pick<Platform, 'config'>,
  token: string | undefined,
): string | null {
  const { id = '', signature = '' } = shape.exec(token ?? '')?.groups ?? {}
  return id && signatureFits(config.secretKey, purpose, id, signature) ? id : null
}

/** The cookie takes precedence over `anonymous_id`; otherwise a link could show somebody else's cart. */
export function guestOf(platform: Pick<Platform, 'config'>, visit: Visit): string | null {
  const ofCookie = readAnonymousId(platform, readCookie(platform.config, visit, 'guest'))
  return ofCookie ?? readAnonymousId(platform, visit.anonymousId)
}

/** Called for a write by a guest, who may not have an id yet. */
export function guestOrNew(ctx: Context): { readonly guestId: string; readonly anonymousId: string } {
  const guestId = ctx.caller.kind === 'guest' ? ctx.caller.guestId : randomUUID()
  return { guestId, anonymousId: setGuestCookie(ctx, guestId) }
}

/** Called after a successful write. The cookie is set again each time, so its lifetime counts from the latest write. */
export function setGuestCookie(ctx: Context, guestId: string): string {
  const anonymousId = anonymousIdOf(ctx.platform, guestId)
  setSecretCookie(ctx.platform.config, ctx, 'guest', { value: anonymousId, seconds: guestSeconds })
  return anonymousId
}

/** Called after the guest's cart has become a customer's. */
export function forgetGuest({ config }: Pick<Platform, 'config'>, visit: Pick<Visit, 'setCookies'>): void {
  setSecretCookie(config, visit, 'guest', { value: '', seconds: 0 })
}
