import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

export function signatureOf(secretKey: string, purpose: string, text: string): string {
  return createHmac('sha256', deriveKey(secretKey, purpose)).update(text).digest('base64url')
}

export function signatureFits(secretKey: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secretKey, purpose, text))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
