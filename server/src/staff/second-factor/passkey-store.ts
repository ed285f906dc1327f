import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

interface StaffPasskey {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const columns = part`
  id, credential_id, public_key, counter::float8 as counter, transports,
  created_at, last_used_at`

export function passkeysOfStaff(sql: Sql, staffId: string): Promise<StaffPasskey[]> {
  return sql<StaffPasskey>`select ${columns} from staff_passkey where staff_id = ${staffId} order by created_at, id`
}

/** Returns false if the credential is already stored. */
export async function insertStaffPasskey(
  tx: Tx,
  staffId: string,
  { credentialId, publicKey, counter, transports }: Omit<StaffPasskey, 'id' | 'createdAt' | 'lastUsedAt'>,
  now: Date,
): Promise<boolean> {
  const inserted = await tx.count`
    insert into staff_passkey (staff_id, credential_id, public_key, counter, transports, created_at)
    values (${staffId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${now})
    on conflict (credential_id) do nothing`
  return inserted === 1
}

/** Returns false if the person has no such passkey. */
export async function deleteStaffPasskey(tx: Tx, staffId: string, id: string): Promise<boolean> {
  return (await tx.count`delete from staff_passkey where id = ${id} and staff_id = ${staffId}`) === 1
}

/** Returns false if another use has stored a counter that is at least as high. */
export async function markStaffPasskeyUsed(
  tx: Tx,
  { id, counter }: Pick<StaffPasskey, 'id' | 'counter'>,
  now: Date,
): Promise<boolean> {
  const used = await tx.count`
    update staff_passkey set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or counter = 0 and ${counter} = 0)`
  return used === 1
}

export async function insertStaffChallenge(
  sql: Sql,
  challenge: string,
  staffId: string,
  expiresAt: Date,
): Promise<void> {
  await sql`
    insert into staff_passkey_challenge (challenge, staff_id, expires_at)
    values (${challenge}, ${staffId}, ${expiresAt})`
}

/** Uses up a challenge. Returns true only for the first request, for the member of staff to whom it was issued. */
export async function takeStaffChallenge(
  sql: Sql,
  challenge: string,
  staffId: string,
  now: Date,
): Promise<boolean> {
  const taken = await sql.count`
    delete from staff_passkey_challenge
    where challenge = ${challenge} and staff_id = ${staffId} and expires_at > ${now}`
  return taken === 1
}

export function forgetOldStaffChallenges(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'staff_passkey_challenge', part`expires_at <= ${now}`)
}
