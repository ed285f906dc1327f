import { createHmac, timingSafeEqual } from 'node:crypto'

export type Algorithm = 'sha256' | 'sha512'
export type CheckoutFields = Readonly<Record<string, string>>

/**
 * Signs every field whose name begins with `checkout-`, instead of a fixed list: Paytrail adds fields without notice,
 * and an attacker could add a field that a signature by a fixed list does not cover.
 */
export function paytrailSignature(
  secret: string,
  algorithm: Algorithm,
  fields: CheckoutFields,
  body: string,
): string {
  const lines = Object.keys(fields)
    .filter((name) => name.startsWith('checkout-'))
    .sort()
    .map((name) => `${name}:${fields[name]}\n`)
  return createHmac(algorithm, secret).update(lines.join('')).update(body).digest('hex')
}

/**
 * Returns false for every signature if the secret is empty, because an attacker can sign with an empty secret too.
 */
export function paytrailSignatureFits(
  secret: string,
  fields: CheckoutFields,
  body: string,
  signature: string,
): boolean {
  const algorithm = fields['checkout-algorithm']
  if (secret === '' || (algorithm !== 'sha256' && algorithm !== 'sha512')) return false
  const expected = Buffer.from(paytrailSignature(secret, algorithm, fields, body))
  const received = Buffer.from(signature)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
