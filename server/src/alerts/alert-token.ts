import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../platform/config.ts'
import { refuse } from '../platform/refuse.ts'
import { deriveKey } from '../platform/sealing/derive-key.ts'

export type Deed = 'confirm' | 'stop'

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/** Signed for one request and one deed; the database holds nothing that would open it. */
export function alertToken(config: Config, deed: Deed, id: string): string {
  return `${id}.${signature(config, deed, id).toString('base64url')}`
}

/** The request that the token is of. */
export function idOfToken(config: Config, deed: Deed, token: string): string {
  const [, id = '', given = ''] = form.exec(token) ?? []
  const signed = Buffer.from(given, 'base64url')
  const own = signature(config, deed, id)
  return signed.length === own.length && timingSafeEqual(signed, own) ? id : refuse('not-found')
}

function signature({ secretKey }: Config, deed: Deed, id: string): Buffer {
  return createHmac('sha256', deriveKey(secretKey, `tyre-alert-${deed}`))
    .update(id)
    .digest()
}
