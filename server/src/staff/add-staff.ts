import { randomUUID } from 'node:crypto'
import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/database/sql.ts'
import { hashPassword } from '../platform/passwords/password-hash.ts'
import { endAllSessions } from '../platform/sessions/end-session.ts'
import { newPasswordLink } from './password-link.ts'
import { deactivateStaff, saveStaff } from './store.ts'

interface Person {
  readonly email: string
  readonly name: string
  readonly role: DeliveredRole
}

const shop = { kind: 'shop', id: null } as const

/**
 * Adds a member of staff; the `staff:add` command calls it. Returns the link by which the person sets a password, so
 * that nobody else learns the password.
 */
export async function addStaff(
  config: Pick<Config, 'shopUrl'>,
  tx: Tx,
  { email, ...person }: Person,
  now: Date,
): Promise<string> {
  const staff = { ...person, id: randomUUID(), email: email.toLowerCase(), passwordHash: null, demo: false }
  const staffId = await saveStaff(tx, { ...staff, createdAt: now })
  const details = { staff_id: staffId, role: person.role }
  await recordAudit(tx, { at: now, actor: shop, action: 'staff-added', details })
  return newPasswordLink(config, tx, staffId, now)
}

/**
 * Removes a member of staff; the command calls it. Ends all sessions of the person, including those in which the
 * person acts for a customer. Returns false if there is no such member of staff.
 */
export async function removeStaff(tx: Tx, email: string, now: Date): Promise<boolean> {
  const staffId = await deactivateStaff(tx, email.toLowerCase())
  if (!staffId) return false
  await endAllSessions(tx, { kind: 'staff', id: staffId }, { why: 'access-withdrawn' }, now)
  await recordAudit(tx, { at: now, actor: shop, action: 'staff-removed', details: { staff_id: staffId } })
  return true
}

/**
 * Adds a member of staff with a known password for a demo. The password is public, so a production shop refuses it at
 * the login.
 */
export async function addDemoStaff(
  tx: Tx,
  { password, ...person }: Person & { readonly password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await saveStaff(tx, { ...person, id: randomUUID(), passwordHash, demo: true, createdAt: now })
}
