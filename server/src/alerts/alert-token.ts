import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import { refuse } from '../platform/refuse.ts'
import { deriveKey } from '../platform/sealing/derive-key.ts'

export type AlertAction = 'confirm' | 'stop'

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/**
 * Returns the token of a link, which is signed for one alert and one action. Somebody who reads the database cannot
 * derive it, because the signing key is not stored there.
 */
export function alertToken(config: Config, action: AlertAction, id: string): string {
  return `${id}.${signature(config, action, id).toString('base64url')}`
}

/** Returns the id of the alert that the token was issued for. Refuses a token with a wrong signature. */
export function idOfToken(config: Config, action: AlertAction, token: string): string {
  const [, id = '', encoded = ''] = form.exec(token) ?? []
  const signed = Buffer.from(encoded, 'base64url')
  const own = signature(config, action, id)
  return signed.length === own.length && timingSafeEqual(signed, own) ? id : refuse('not-found')
}

function signature({ secretKey }: Config, action: AlertAction, id: string): Buffer {
  return createHmac('sha256', deriveKey(secretKey, `tyre-alert-${action}`))
    .update(id)
    .digest()
}
