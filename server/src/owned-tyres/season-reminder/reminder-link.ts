import type { Language } from '@pito/contracts/values/locale'
import type { Config } from '../../platform/config.ts'
import { signatureFits, signatureOf } from '../../platform/sealing/signature.ts'

const purpose = 'season-reminder'
const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/** Returns the link that stops the reminders of a customer. The token is in the query string, which no log stores. */
export function stopLink({ secretKey, shopUrl }: Config, customerId: string, language: Language): string {
  const token = `${customerId}.${signatureOf(secretKey, purpose, customerId)}`
  return new URL(`/season-reminder/stop?${new URLSearchParams({ lang: language, token })}`, shopUrl).href
}

/** Returns the customer of a link, or null if the shop did not sign it. */
export function customerOfLink({ secretKey }: Config, token: string): string | null {
  const [, customerId = '', signature = ''] = form.exec(token) ?? []
  return signatureFits(secretKey, purpose, customerId, signature) ? customerId : null
}
