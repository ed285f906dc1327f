/** Returns a random `Idempotency-Key`. `crypto.randomUUID` is missing on pages that are served over plain HTTP. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
