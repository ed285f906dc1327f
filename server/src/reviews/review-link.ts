import type { Language } from '@pito/contracts/values/locale'
import type { Config } from '../platform/config.ts'
import { refuse } from '../platform/refuse.ts'
import { signatureFits, signatureOf } from '../platform/sealing/signature.ts'

/** The purpose of a link. A signature is valid for only one purpose. */
type Purpose = 'review' | 'review-emails'

const paths: Record<Purpose, string> = { review: '/review', 'review-emails': '/review/stop' }
const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/** Returns a link for the buyer of one order. The token is in the query string, which no log stores. */
export function reviewLink(config: Config, purpose: Purpose, orderId: string, language: Language): string {
  const token = `${orderId}.${signatureOf(config.secretKey, purpose, orderId)}`
  const query = new URLSearchParams({ lang: language, token })
  return new URL(`${paths[purpose]}?${query}`, config.shopUrl).href
}

export function orderIdOfToken({ secretKey }: Config, purpose: Purpose, token: string): string {
  const [, orderId = '', signature = ''] = form.exec(token) ?? []
  return signatureFits(secretKey, purpose, orderId, signature) ? orderId : refuse('not-found')
}
