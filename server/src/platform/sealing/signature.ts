import type { KeyObject } from 'node:crypto'
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

const keys = new WeakMap<Uint8Array, KeyObject>()

export function signatureOf(secretKey: string, purpose: string, text: string): string {
  return createHmac('sha256', signingKeyFor(secretKey, purpose)).update(text).digest('base64url')
}

export function signatureFits(secretKey: string, purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(secretKey, purpose, text))
  const received = Buffer.from(signature)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

/** The key object is cached: creating it from bytes for each signature costs more than signing. */
function signingKeyFor(secretKey: string, purpose: string): KeyObject {
  const bytes = deriveKey(secretKey, purpose)
  const key = keys.get(bytes) ?? createSecretKey(bytes)
  keys.set(bytes, key)
  return key
}
