import { createHash, randomBytes } from 'node:crypto'

export type TokenPurpose = 'reset' | 'activation'

export const tokenSeconds: Readonly<Record<TokenPurpose, number>> = {
  reset: 3600,
  activation: 24 * 3600,
}

/**
 * Returns a new token. It consists of 32 random bytes, which cannot be guessed, so a fast hash of the token is
 * sufficient for storing it.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
