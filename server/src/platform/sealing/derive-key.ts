import { hkdfSync } from 'node:crypto'

const derived = new Map<string, Uint8Array>()

/** One secret in the configuration, one independent key for each purpose. */
export function deriveKey(secretKey: string, purpose: string): Uint8Array {
  const name = `${purpose}\0${secretKey}`
  const known = derived.get(name)
  if (known) return known
  const key = new Uint8Array(hkdfSync('sha256', secretKey, 'pito', purpose, 32))
  derived.set(name, key)
  return key
}
