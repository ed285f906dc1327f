import type { RowOf } from '../../platform/database/columns.ts'
import { columns, inSnakeCase, insertion, named } from '../../platform/database/columns.ts'
import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

const newColumns = named(
  'customer_id, credential_id, public_key, counter, transports, name, backed_up, created_at',
)
const passkeyColumns = columns(
  'passkey',
  'id, customer_id, credential_id, public_key, counter::float8, transports, name, backed_up, created_at, last_used_at',
)

export type StoredPasskey = RowOf<typeof passkeyColumns>
type NewPasskeyRow = Omit<StoredPasskey, 'id' | 'lastUsedAt'>

/** Inserts a passkey. Returns undefined if its credential is already stored. */
export async function insertPasskey(tx: Tx, row: NewPasskeyRow): Promise<StoredPasskey | undefined> {
  const [inserted] = await tx`
    insert into passkey ${insertion('passkey', inSnakeCase(row, newColumns))}
    on conflict (credential_id) do nothing returning ${passkeyColumns}`
  return inserted
}

export function passkeysOf(sql: Sql, customerId: string): Promise<StoredPasskey[]> {
  return sql`
    select ${passkeyColumns} from passkey where customer_id = ${customerId} order by created_at desc, id`
}

export async function findPasskey(sql: Sql, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await sql`select ${passkeyColumns} from passkey where credential_id = ${credentialId}`
  return row
}

export async function savePasskeyName(
  sql: Sql,
  { customerId, id, name }: Pick<StoredPasskey, 'customerId' | 'id' | 'name'>,
): Promise<StoredPasskey | undefined> {
  const [row] = await sql`
    update passkey set name = ${name} where id = ${id} and customer_id = ${customerId} returning ${passkeyColumns}`
  return row
}

export async function deletePasskey(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Pick<StoredPasskey, 'name'> | undefined> {
  const [row] = await tx<Pick<StoredPasskey, 'name'>>`
    delete from passkey where id = ${id} and customer_id = ${customerId} returning name`
  return row
}

/** Returns the number of deleted passkeys. */
export function deletePasskeysOf(tx: Tx, customerId: string): Promise<number> {
  return tx.count`delete from passkey where customer_id = ${customerId}`
}

/**
 * Stores a use of the passkey. Returns false if the passkey was removed in the meantime, or if another use has stored
 * a counter that is at least as high.
 */
export async function markUsed(
  tx: Tx,
  { id, counter, backedUp }: Pick<StoredPasskey, 'id' | 'counter' | 'backedUp'>,
  now: Date,
): Promise<boolean> {
  const used = await tx.count`
    update passkey set counter = ${counter}, backed_up = ${backedUp}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or counter = 0 and ${counter} = 0)`
  return used === 1
}

export async function insertChallenge(
  sql: Sql,
  challenge: string,
  customerId: string | null,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into passkey_challenge (challenge, customer_id, expires_at)
    values (${challenge}, ${customerId}, ${expiresAt})`
}

/**
 * Uses up a challenge. Returns true only for the first request before the challenge expires, and only for the
 * customer to whom it was issued (null for a login).
 */
export async function takeChallenge(
  sql: Sql,
  challenge: string,
  customerId: string | null,
  now: Date,
): Promise<boolean> {
  const taken = await sql.count`
    delete from passkey_challenge
    where challenge = ${challenge} and customer_id is not distinct from ${customerId}::uuid and expires_at > ${now}`
  return taken === 1
}

export function forgetOldChallenges(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'passkey_challenge', part`expires_at <= ${now}`)
}
