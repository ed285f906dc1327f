import { deleteInSlices } from '../../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'

interface Seen {
  readonly customerId: string
  readonly deviceHash: string
  readonly label: string
  readonly address: string
}

const dayMilliseconds = 24 * 3600_000
/** Browsers store a cookie for at most 400 days. */
const storedDays = 400

export async function isKnownDevice(sql: Sql, email: string, deviceHash: string): Promise<boolean> {
  const [row] = await sql<{ known: true }>`
    select true as known from customer_device join customer on customer.id = customer_id
    where email = ${email.toLowerCase()} and device_hash = ${deviceHash}`
  return row !== undefined
}

/**
 * Stores the device of a login. Returns true if the owner should be notified, that is if the account has devices, but
 * neither this device nor one that was first seen within the last day with the same label and network address.
 */
export async function rememberDevice(tx: Tx, seen: Seen, now: Date): Promise<boolean> {
  const { customerId, deviceHash, label, address } = seen
  const dayAgo = new Date(now.getTime() - dayMilliseconds)
  const [others] = await tx<{ found: boolean; alike: boolean }>`
    select count(*) > 0 as found,
      coalesce(bool_or(device_hash = ${deviceHash}
        or label = ${label} and address = ${address} and first_seen_at > ${dayAgo}), false) as alike
    from customer_device where customer_id = ${customerId}`
  await tx`
    insert into customer_device (customer_id, device_hash, label, address, first_seen_at, last_seen_at)
    values (${customerId}, ${deviceHash}, ${label}, ${address}, ${now}, ${now})
    on conflict (customer_id, device_hash) do update set label = excluded.label, last_seen_at = excluded.last_seen_at`
  return others?.found === true && !others.alike
}

export function forgetOldDevices(sql: Sql, now: Date): Promise<number> {
  const before = new Date(now.getTime() - storedDays * dayMilliseconds)
  return deleteInSlices(sql, 'customer_device', part`last_seen_at < ${before}`)
}
