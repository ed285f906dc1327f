import type { JWK } from 'jose'
import { CompactEncrypt, importJWK } from 'jose'

export type SealingKey = JWK & { readonly kid: string }

/**
 * Encrypts a text as a compact JWE that only the server can decrypt. Load this file lazily, because it includes the
 * library jose.
 */
export async function sealFor(key: SealingKey, text: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
