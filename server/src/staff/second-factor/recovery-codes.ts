import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/database/sql.ts'
import type { Platform } from '../../platform/platform.ts'
import { signatureOf } from '../../platform/sealing/signature.ts'
import { toBase32 } from '../../platform/totp/base32.ts'
import { replaceRecoveryCodes } from './second-factor-store.ts'

const codesOfOne = 10
/** Twelve characters of base32 hold 60 bits. */
const bytesOfCode = 8
const shownLength = 12

/** Replaces the recovery codes of a member of staff and returns the new ones, which are never shown again. */
export async function renewCodes(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  staffId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesOfOne }, newCode)
  const hashes = codes.map((code) => recoveryHash(config.secretKey, staffId, code))
  await replaceRecoveryCodes(tx, staffId, hashes)
  return codes
}

/** The hash has a key, so that nobody finds the codes by trying all of them on a copy of the database. */
export function recoveryHash(secretKey: string, staffId: string, code: string): string {
  return signatureOf(secretKey, 'recovery code of staff', `${staffId} ${bareCode(code)}`)
}

/** Returns a code without the spaces and hyphens with which people write it. */
export function bareCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}

function newCode(): string {
  const letters = toBase32(randomBytes(bytesOfCode)).slice(0, shownLength)
  return (letters.match(/.{4}/g) ?? []).join('-')
}
