import { z } from 'zod'
import type { Platform } from '../platform/platform.ts'
import { refuse } from '../platform/refuse.ts'
import { signatureFits, signatureOf } from '../platform/sealing/signature.ts'

const linkSeconds = 15 * 60
const purpose = 'download link'

/** The target of a link, the customer who may open it and its expiry. */
interface Link {
  readonly opens: unknown
  readonly customerId: string
  readonly expiresAt: Date
}

/**
 * Returns a token of the form `<content as JSON in base64url>.<signature>`. The server stores nothing, so every
 * process can verify every link.
 */
export function signLink(
  { config }: Pick<Platform, 'config'>,
  { opens, customerId, expiresAt }: Link,
): string {
  const text = Buffer.from(JSON.stringify([opens, customerId, expiresAt.getTime()])).toString('base64url')
  return `${text}.${signatureOf(config.secretKey, purpose, text)}`
}

const signed = z.tuple([z.unknown(), z.string(), z.number()])

/**
 * Returns the target of a link. A changed link, an expired link and another customer's link are refused with the same
 * response.
 */
export function readLink<Opens>(
  { config }: Pick<Platform, 'config'>,
  token: string,
  { customerId, now, shape }: { customerId: string; now: Date; shape: z.ZodType<Opens> },
): Opens {
  const [text = '', signature = ''] = token.split('.', 2)
  if (!signatureFits(config.secretKey, purpose, text, signature)) refuse('not-found')
  const [opens, owner, expires] = signed.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  const read = shape.safeParse(opens)
  if (owner !== customerId || now.getTime() >= expires || !read.success) refuse('not-found')
  return read.data
}

export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + linkSeconds * 1000)
}
