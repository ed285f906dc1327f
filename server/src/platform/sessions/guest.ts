import { randomUUID } from 'node:crypto'
import type { Context, Visit } from '../context.ts'
import type { Platform } from '../platform.ts'
import { signatureFits, signatureOf } from '../sealing/signature.ts'
import { readCookie, setSecretCookie } from './cookies.ts'

export const guestSeconds = 90 * 24 * 3600
const purpose = 'guest token'
const shape = /^(?<id>[0-9a-f-]{36})\.(?<signature>[\w-]{43})$/

/** What the client stores and sends as `anonymous_id`: an id that only this shop can have issued. */
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

/** The cookie goes before an `anonymous_id`: with the other order a link could show somebody else's cart. */
export function guestOf(platform: Pick<Platform, 'config'>, visit: Visit): string | null {
  const ofCookie = readAnonymousId(platform, readCookie(platform.config, visit, 'guest'))
  return ofCookie ?? readAnonymousId(platform, visit.anonymousId)
}

/** For a guest's first write. */
export function guestOrNew(ctx: Context): { readonly guestId: string; readonly anonymousId: string } {
  const guestId = ctx.caller.kind === 'guest' ? ctx.caller.guestId : randomUUID()
  return { guestId, anonymousId: setGuestCookie(ctx, guestId) }
}

/** After a write that succeeded. The cookie is set again each time, so it lasts from the latest write. */
export function setGuestCookie(ctx: Context, guestId: string): string {
  const anonymousId = anonymousIdOf(ctx.platform, guestId)
  setSecretCookie(ctx.platform.config, ctx, 'guest', { value: anonymousId, seconds: guestSeconds })
  return anonymousId
}

/** After its cart has become a customer's. */
export function forgetGuest({ config }: Pick<Platform, 'config'>, visit: Pick<Visit, 'setCookies'>): void {
  setSecretCookie(config, visit, 'guest', { value: '', seconds: 0 })
}
