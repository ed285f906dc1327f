import { CompactEncrypt, errors, importJWK } from 'jose'
import { z } from 'zod'
import { refuse } from '../refuse.ts'

const coordinate = z.string().regex(/^[\w-]{43}$/)
/** Only these fields of the JWK are used, so that a private key which was sent by mistake goes no further. */
const publicJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate })

/**
 * Encrypts a response as a compact JWE for the JWK in the caller's `public-key` header; without that header the
 * response stays as it is.
 */
export async function sealFor<Data>(publicKey: string | undefined, data: Data): Promise<Data | string> {
  if (publicKey === undefined) return data
  const jwk = publicJwk.safeParse(asJson(publicKey)).data ?? refuse('public-key-not-usable')
  try {
    return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(data)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', cty: 'json' })
      .encrypt(await importJWK(jwk, 'ECDH-ES'))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof DOMException) refuse('public-key-not-usable')
    throw error
  }
}

/** Accepts JSON, or JSON in base64url for clients that can send plain characters only. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('{') ? text : Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
