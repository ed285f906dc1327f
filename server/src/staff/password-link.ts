import { createHash, randomBytes } from 'node:crypto'
import { languageOf } from '@pito/contracts/values/locale'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/database/sql.ts'
import type { StaffRow } from './store.ts'
import { insertLink } from './store.ts'

const linkHours = 24

/**
 * Creates a link by which a password is set. Earlier links become invalid. Only the URL contains the token; the
 * database stores its hash.
 */
export async function newPasswordLink(
  { shopUrl }: Pick<Config, 'shopUrl'>,
  tx: Tx,
  { id: staffId, locale }: Pick<StaffRow, 'id' | 'locale'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkHours * 3600_000)
  await insertLink(tx, { tokenHash: tokenHash(token), staffId, expiresAt })
  return `${shopUrl.origin}/admin/password?lang=${languageOf(locale)}&token=${token}`
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
