import { CompactEncrypt, errors, importJWK } from 'jose'
import { z } from 'zod'
import { refuse } from '../refuse.ts'

const coordinate = z.string().regex(/^[\w-]{43}$/)
/** Taken apart field by field: a private key sent by mistake goes no further than this. */
const publicJwk = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate })

/** An answer as a compact JWE for the JWK in the caller's `public-key` header; as it is when there is none. */
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

/** JSON as it is, or in base64url for clients whose headers are plain characters only. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('{') ? text : Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
