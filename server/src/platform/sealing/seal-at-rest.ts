import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

interface Place {
  readonly purpose: string
  /** The id of the row. A value that was copied to the row of somebody else cannot be opened there. */
  readonly owner: string
}

/**
 * Encrypts a value for the database, so that a copy of the database alone does not reveal it. The key is derived from
 * the shop's SECRET_KEY.
 */
export function sealAtRest(secretKey: string, { purpose, owner }: Place, plain: Uint8Array): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, deriveKey(secretKey, purpose), iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Returns null if the value was changed, belongs to another row, or was encrypted with another SECRET_KEY. */
export function openAtRest(secretKey: string, { purpose, owner }: Place, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  const opening = createDecipheriv(cipher, deriveKey(secretKey, purpose), iv, { authTagLength: tagBytes })
  opening.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
  } catch {
    return null
  }
}
