import type { Locale } from '@pito/contracts/values/locale'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { AuditEntry } from '../platform/audit/record-audit.ts'
import { recordAudit } from '../platform/audit/record-audit.ts'
import type { Tx } from '../platform/database/sql.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import type { Platform } from '../platform/platform.ts'
import { activationEmail } from './emails/account-emails.ts'
import { issueToken } from './passwords/token-store.ts'
import { e164 } from './rules/e164.ts'
import type { Person } from './store.ts'
import { insertCustomer } from './store.ts'

interface Invitation extends Omit<Person, 'contactNumberE164'> {
  readonly email: string
  readonly locale: Locale
  readonly permissions?: readonly CustomerPermission[]
  readonly invitedBy: Pick<AuditEntry, 'at' | 'actor' | 'address' | 'device'>
  readonly origin?: ChangeOrigin
}

/**
 * Creates an account without a password on behalf of staff. The customer receives an e-mail with a link, which is
 * valid for 24 hours and lets the customer choose a password. Returns null if there is a customer with the address.
 */
export async function inviteCustomer(
  platform: Pick<Platform, 'clock' | 'company' | 'config' | 'jobs'>,
  tx: Tx,
  { invitedBy, origin = 'form', ...invitation }: Invitation,
): Promise<string | null> {
  const { countryCode, contactNumber, locale, isCompanyUser, permissions } = invitation
  const person = { ...invitation, contactNumberE164: e164(countryCode, contactNumber), passwordHash: null }
  const customer = await insertCustomer(tx, person, invitedBy.at)
  if (!customer) return null
  const token = await issueToken(tx, customer.id, 'activation', invitedBy.at)
  await sendMail(platform, tx, activationEmail(platform, locale, customer, token))
  // The audit has no names and addresses, because it is not erased with the customer.
  await recordAudit(tx, {
    ...{ ...invitedBy, action: 'customer-invited', subject: customer.id },
    change: {
      record: { kind: 'customer', id: customer.id },
      before: null,
      after: { locale, is_company: isCompanyUser, permissions: permissions ?? null },
      origin,
    },
  })
  return customer.id
}
