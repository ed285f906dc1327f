import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import type { TokenPurpose } from './password-token.ts'
import { newToken, tokenHash, tokenSeconds } from './password-token.ts'

/** Creates a token for a new link. Earlier links of the customer with the same purpose become invalid. */
export async function issueToken(
  tx: Tx,
  customerId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  await dropTokens(tx, customerId, purpose)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + tokenSeconds[purpose] * 1000)
  await tx`
    insert into password_token (token_hash, customer_id, purpose, created_at, expires_at)
    values (${tokenHash(token)}, ${customerId}, ${purpose}, ${now}, ${expiresAt})`
  return token
}

/** Returns the id of the customer to whom the token belongs. Returns undefined if the token is not valid. */
export async function ownerOfToken(
  sql: Sql,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | undefined> {
  const [row] = await sql<{ customerId: string }>`
    select customer_id from password_token
    where token_hash = ${tokenHash(token)} and ${isValid(purpose, now)}`
  return row?.customerId
}

/** Uses up a token. Of two concurrent calls only one returns true. */
export async function useToken(tx: Tx, token: string, purpose: TokenPurpose, now: Date): Promise<boolean> {
  const used = await tx.count`
    update password_token set used_at = ${now} where token_hash = ${tokenHash(token)} and ${isValid(purpose, now)}`
  return used === 1
}

/**
 * Deletes the customer's unused tokens, either those of one purpose or all of them. After a password has been set, no
 * older link must work.
 */
export async function dropTokens(tx: Tx, customerId: string, purpose?: TokenPurpose): Promise<void> {
  const ofPurpose = purpose ? part`and purpose = ${purpose}` : part``
  await tx`delete from password_token where customer_id = ${customerId} and used_at is null ${ofPurpose}`
}

export function forgetOldTokens(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'password_token', part`expires_at <= ${now}`)
}

function isValid(purpose: TokenPurpose, now: Date) {
  return part`purpose = ${purpose} and used_at is null and expires_at > ${now}`
}
