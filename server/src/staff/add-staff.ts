import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@pito/contracts/values/staff-rights'
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
  readonly role: StaffRole
}

const shop = { kind: 'shop', id: null } as const

/**
 * Used by the `staff:add` command. Returns the link by which the person sets a password; nobody else learns that
 * password.
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
 * Used by the command. Ends all sessions of the person, including those in which they act for a customer. Returns false
 * when there is no such member of staff.
 */
export async function removeStaff(tx: Tx, email: string, now: Date): Promise<boolean> {
  const staffId = await deactivateStaff(tx, email.toLowerCase())
  if (!staffId) return false
  await endAllSessions(tx, { kind: 'staff', id: staffId }, { why: 'access-withdrawn' }, now)
  await recordAudit(tx, { at: now, actor: shop, action: 'staff-removed', details: { staff_id: staffId } })
  return true
}

/** The password is public, so a production shop refuses this log-in. */
export async function addDemoStaff(
  tx: Tx,
  { password, ...person }: Person & { readonly password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await saveStaff(tx, { ...person, id: randomUUID(), passwordHash, demo: true, createdAt: now })
}
