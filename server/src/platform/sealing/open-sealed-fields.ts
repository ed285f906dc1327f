import { compactDecrypt, decodeProtectedHeader, errors } from 'jose'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { parsePart } from '../http/parse.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { openingKey } from './sealing-keys.ts'

/** Decrypts the fields before they are parsed, so that each invalid field is refused by its name. */
export async function openSealedFields<Shape extends z.ZodRawShape>(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  input: { readonly [Field in keyof Shape]?: string | undefined },
  fields: z.ZodObject<Shape>,
): Promise<z.output<z.ZodObject<Shape>>> {
  const plain: Record<string, string> = {}
  for (const name of Object.keys(fields.shape)) {
    const value = input[name]
    if (value !== undefined) plain[name] = await openSealed(platform, value, now)
  }
  return parsePart(fields, plain) as z.output<z.ZodObject<Shape>>
}

type Dependencies = Pick<Platform, 'config' | 'sql'>

/** The five parts of a compact JWE, whose header begins with a brace. The ciphertext of an empty field is empty. */
const compactJwe = /^eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]*\.[\w-]+$/
const longestPlainBytes = 4096

/** Returns the plain value of a field that may be sealed. */
export async function openSealed(dependencies: Dependencies, value: string, now: Date): Promise<string> {
  if (compactJwe.test(value)) return (await unseal(dependencies, value, now)) ?? refuse('seal-not-opened')
  if (dependencies.config.sealing === 'required') refuse('sealing-required')
  return value
}

async function unseal(dependencies: Dependencies, jwe: string, now: Date): Promise<string | null> {
  try {
    const { kid } = decodeProtectedHeader(jwe)
    const key = kid ? await openingKey(dependencies, kid, now) : null
    if (!key) return null
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES', 'ECDH-ES+A256KW'],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: 0,
    })
    return plaintext.length > longestPlainBytes ? null : new TextDecoder().decode(plaintext)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}
