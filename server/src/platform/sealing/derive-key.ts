import { hkdfSync } from 'node:crypto'

const derived = new Map<string, Uint8Array>()

/** Derives an independent key for each purpose from the one secret in the configuration. */
export function deriveKey(secretKey: string, purpose: string): Uint8Array {
  const name = `${purpose}\0${secretKey}`
  const known = derived.get(name)
  if (known) return known
  const key = new Uint8Array(hkdfSync('sha256', secretKey, 'pito', purpose, 32))
  derived.set(name, key)
  return key
}
