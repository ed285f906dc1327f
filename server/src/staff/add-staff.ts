import { randomUUID } from 'node:crypto'
import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import type { DeliveredRole } from '@pito/contracts/values/staff-rights'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Config } from '../platform/config.ts'
import type { Tx } from '../platform/database/sql.ts'
import { hashPassword } from '../platform/passwords/password-hash.ts'
import { endAllSessions } from '../platform/sessions/end-session.ts'
import { fromBase32 } from '../platform/totp/base32.ts'
import { newPasswordLink } from './password-link.ts'
import { sealAppSecret } from './second-factor/app-secret.ts'
import { resetFactor } from './second-factor/reset-second-factor.ts'
import { saveConfirmedSecret } from './second-factor/second-factor-store.ts'
import { deactivateStaff, saveStaff, staffByEmail } from './store.ts'

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
  await recordAudit(tx, {
    ...{ at: now, actor: shop, action: 'staff-added', details },
    change: {
      record: { kind: 'staff', id: staffId },
      ...{ before: null, after: { active: true, roles: [person.role] }, origin: 'command' },
    },
  })
  return newPasswordLink(config, tx, { id: staffId, locale: defaultLocale }, now)
}

/**
 * Lets a member of staff set up the second factor again; the command calls it for an owner who has lost phone and
 * recovery codes. Returns false if there is no such member of staff.
 */
export async function resetSecondFactor(tx: Tx, email: string, now: Date): Promise<boolean> {
  const staff = await staffByEmail(tx, email.toLowerCase(), { demo: true })
  if (!staff) return false
  await resetFactor(tx, staff.id, now)
  await recordAudit(tx, {
    at: now,
    actor: shop,
    action: 'second-factor-reset',
    details: { staff_id: staff.id },
    change: {
      record: { kind: 'staff', id: staff.id },
      ...{ before: { second_factor: true }, after: { second_factor: false }, origin: 'command' },
    },
  })
  return true
}

/**
 * Removes a member of staff; the command calls it. Ends all sessions of the person, including those in which the
 * person acts for a customer. Returns false if there is no such member of staff.
 */
export async function removeStaff(tx: Tx, email: string, now: Date): Promise<boolean> {
  const staffId = await deactivateStaff(tx, email.toLowerCase())
  if (!staffId) return false
  await endAllSessions(tx, { kind: 'staff', id: staffId }, { why: 'access-withdrawn' }, now)
  await recordAudit(tx, {
    ...{ at: now, actor: shop, action: 'staff-removed', details: { staff_id: staffId } },
    change: {
      record: { kind: 'staff', id: staffId },
      ...{ before: { active: true }, after: { active: false }, origin: 'command' },
    },
  })
  return true
}

interface DemoPerson extends Person {
  readonly locale?: Locale
  readonly password: string
}

/** The secret of the authenticator app that the demo's members of staff have, in base32. The README states it. */
export const demoTotpSecret = 'PITODEMOPITODEMOPITODEMOPITODEMO'

/**
 * Adds a member of staff with a known password and a known second factor for a demo. Both are public, so a production
 * shop refuses them at the login.
 */
export async function addDemoStaff(
  config: Pick<Config, 'secretKey'>,
  tx: Tx,
  { password, ...person }: DemoPerson,
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const id = await saveStaff(tx, { ...person, id: randomUUID(), passwordHash, demo: true, createdAt: now })
  await addDemoApp(config, tx, id, now)
}

export async function addDemoApp(
  config: Pick<Config, 'secretKey'>,
  tx: Tx,
  staffId: string,
  now: Date,
): Promise<void> {
  const secret = fromBase32(demoTotpSecret) ?? Buffer.alloc(0)
  await saveConfirmedSecret(tx, staffId, sealAppSecret(config, staffId, secret), now)
}
