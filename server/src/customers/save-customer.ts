import type { Answer, Input } from '@pito/contracts/endpoint'
import type { CustomerFields } from '@pito/contracts/records/customers'
import { customerFields } from '@pito/contracts/records/customers'
import type {
  DeskCustomer,
  saveCustomerPermissions as permissionsContract,
  saveCustomer as saveContract,
} from '@pito/contracts/staff-customers'
import { staffRefusals } from '@pito/contracts/staff-refusals'
import { customerPermissions } from '@pito/contracts/values/permissions'
import type { Customer } from '../accounts/index.ts'
import {
  dropTokens,
  e164,
  emailChangedEmail,
  lockCustomer,
  saveEmail,
  savePermissions,
  savePerson,
  sendPasswordLink,
} from '../accounts/index.ts'
import { recordChange } from '../platform/audit/record-change.ts'
import { refuseStale } from '../platform/audit/refuse-stale.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { sendMail } from '../platform/mail/send-mail.ts'
import { refuse } from '../platform/refuse.ts'
import { readDeskCustomer } from './customer-store.ts'

interface Locked {
  readonly tx: Tx
  readonly customer: Customer
  readonly shown: DeskCustomer
}

/** Locks a customer for a save that is based on a version, and returns what the save has made of the record. */
function changeCustomer(
  ctx: Context,
  { id, version }: { readonly id: string; readonly version: number },
  change: (locked: Locked) => Promise<void>,
): Promise<DeskCustomer> {
  return ctx.transaction(async (tx) => {
    const customer = (await lockCustomer(tx, id)) ?? refuse('not-found')
    const shown = (await readDeskCustomer(tx, id, ctx.locale)) ?? refuse('not-found')
    await refuseStale(tx, { record: { kind: 'customer', id }, sent: version, current: shown })
    await change({ tx, customer, shown })
    return (await readDeskCustomer(tx, id, ctx.locale)) ?? refuse('not-found')
  })
}

/**
 * Corrects the contact details. The history names the details that were changed and not their values: it stays for two
 * years and cannot be erased with the customer.
 */
export async function saveCustomer(
  ctx: Context,
  { id, version, ...fields }: Input<typeof saveContract>,
): Promise<Answer<typeof saveContract>> {
  const saved = await changeCustomer(ctx, { id, version }, async ({ tx, customer, shown }) => {
    const next: CustomerFields = { ...fields, email: fields.email.toLowerCase() }
    const company = next.company_name || null
    await savePerson(
      tx,
      id,
      {
        salutation: next.salutation,
        firstName: next.first_name,
        lastName: next.last_name,
        countryCode: next.country_code,
        contactNumber: next.contact_number,
        contactNumberE164: e164(next.country_code, next.contact_number),
        isCompanyUser: company !== null,
        companyName: company,
        companyVatNumber: (company && next.company_vat_number) || null,
      },
      ctx.now,
    )
    if (!(await saveEmail(tx, id, next)))
      refuse('email-is-customer', {
        errors: { email: [staffRefusals['email-is-customer'].sentence[ctx.locale]] },
      })
    if (next.email !== customer.email) await moveToEmail(ctx, tx, customer, next)
    const contact = (Object.keys(customerFields) as (keyof CustomerFields)[]).filter(
      (name) => (next[name] || null) !== (shown[name] || null),
    )
    await recordChange(tx, ctx, {
      action: 'customer-saved',
      record: { kind: 'customer', id },
      before: { contact: [] },
      after: { contact },
      origin: 'form',
    })
  })
  return ok(saved)
}

/**
 * Tells both addresses that the e-mail address was changed. Links that were sent to the old address no longer open
 * anything; a customer who has not activated the account yet gets a new link.
 */
async function moveToEmail(
  { platform, now }: Context,
  tx: Tx,
  customer: Customer,
  { email, locale }: CustomerFields,
): Promise<void> {
  await dropTokens(tx, customer.id)
  await sendMail(platform, tx, emailChangedEmail(platform, { to: customer.email, isOld: true, locale }))
  await sendMail(platform, tx, emailChangedEmail(platform, { to: email, isOld: false, locale }))
  if (customer.passwordHash === null)
    await sendPasswordLink(platform, tx, { ...customer, email, locale, verifiedAt: null }, now)
}

export async function savePermissionsOfCustomer(
  ctx: Context,
  { id, version, ...input }: Input<typeof permissionsContract>,
): Promise<Answer<typeof permissionsContract>> {
  const permissions = customerPermissions.filter((each) => input.permissions.includes(each))
  const saved = await changeCustomer(ctx, { id, version }, async ({ tx, shown }) => {
    await savePermissions(tx, id, permissions, ctx.now)
    const before = customerPermissions.filter((each) => shown.permissions.includes(each))
    await recordChange(tx, ctx, {
      action: 'customer-permissions-saved',
      record: { kind: 'customer', id },
      before: { permissions: before },
      after: { permissions },
      origin: 'form',
    })
  })
  return ok(saved)
}
