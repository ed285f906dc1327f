import type { Answer, Input } from '@pito/contracts/endpoint'
import type { saveAccount as contract } from '@pito/contracts/profile'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { nationalNumber } from '@pito/contracts/values/contact-number'
import type { Locale } from '@pito/contracts/values/locale'
import { whyNotDelivered } from '@pito/contracts/values/why-not-delivered'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import type { StoredAddress } from '../address-store.ts'
import { deleteAddress, isCountry, saveAddress } from '../address-store.ts'
import { customerOf } from '../customer-with.ts'
import { refuseMissing } from '../refuse-missing.ts'
import { e164 } from '../rules/e164.ts'
import { fieldsMissing } from '../rules/fields-missing.ts'
import { isUnusualVatNumber } from '../rules/is-unusual-vat-number.ts'
import type { Customer, Person } from '../store.ts'
import { lockCustomer, savePerson, saveSameAsBilling } from '../store.ts'
import { readAccount } from './read-account.ts'

type SaveAccount = Input<typeof contract>

export async function saveAccount(ctx: Context, input: SaveAccount): Promise<Answer<typeof contract>> {
  const caller = customerOf(ctx)
  const { customerId } = caller
  if (input.address_type === 0) refuseMissing(ctx.locale, fieldsMissing(input))
  if (!(await isCountry(ctx.sql, input.country_id)))
    refuse('not-valid', { errors: { country_id: [accountSentences.countryMissing[ctx.locale]] } })
  await ctx.transaction(async (tx) => {
    const customer = (await lockCustomer(tx, customerId)) ?? refuse('session-ended')
    if (input.address_type === 0) await savePersonAndBilling(ctx, tx, customer, input)
    else await saveShipping(tx, ctx.locale, customer, input)
    const details = { part: input.address_type === 0 ? 'person and billing address' : 'shipping address' }
    await recordAudit(tx, { ...auditedBy(ctx), action: 'profile-saved', subject: customerId, details })
  })
  return ok(await readAccount(ctx, customerId, caller), messageFor(ctx, input))
}

async function savePersonAndBilling({ now }: Context, tx: Tx, customer: Customer, input: SaveAccount) {
  const person = personIn(customer, input)
  await savePerson(tx, customer.id, person, now)
  await saveAddress(tx, customer.id, 'billing', addressIn(input, person))
  const same = input.same_as_shipping ?? customer.shippingSameAsBilling
  await saveSameAsBilling(tx, customer.id, same)
  // From now on the shipping address is the billing address. If the earlier shipping address stayed stored, it would
  // unexpectedly come back when the customer separates the two again.
  if (same) await deleteAddress(tx, customer.id, 'shipping')
}

/**
 * Saves the shipping address. Two requests save the addresses, and the first one decides whether the shipping address
 * follows the billing address. While it does, the second request is ignored. An own shipping address has to be one that
 * the shop delivers to, as in the checkout.
 */
async function saveShipping(tx: Tx, locale: Locale, customer: Customer, input: SaveAccount): Promise<void> {
  if (customer.shippingSameAsBilling) return
  const reason = whyNotDelivered(input)
  if (reason) refuse('not-valid', { errors: { [reason.field]: [reason.sentence[locale]] } })
  const { company_name, company_vat_number } = input
  const company = { companyName: company_name, companyVatNumber: company_vat_number }
  await saveAddress(tx, customer.id, 'shipping', addressIn(input, company))
}

function personIn(customer: Customer, input: SaveAccount): Person {
  const { first_name = '', last_name = '', country_code = customer.countryCode } = input
  const phone = nationalNumber({ country_code, contact_number: input.contact_number ?? '' })
  const isCompanyUser = input.is_company_user ? input.is_company_user === '1' : customer.isCompanyUser
  return {
    salutation: input.salutation ?? customer.salutation,
    firstName: first_name,
    lastName: last_name,
    countryCode: phone.country_code,
    contactNumber: phone.contact_number,
    contactNumberE164: e164(phone.country_code, phone.contact_number),
    isCompanyUser,
    companyName: isCompanyUser ? (input.company_name ?? customer.companyName) : null,
    companyVatNumber: isCompanyUser ? input.company_vat_number : null,
  }
}

function addressIn(
  input: SaveAccount,
  company: Pick<StoredAddress, 'companyName' | 'companyVatNumber'>,
): StoredAddress {
  return {
    addressLine1: input.address_line_1,
    addressLine2: input.address_line_2,
    zipcode: input.zipcode,
    city: input.city,
    countryId: input.country_id,
    companyName: company.companyName,
    companyVatNumber: company.companyVatNumber,
  }
}

function messageFor({ locale }: Context, { company_vat_number }: SaveAccount): string {
  const saved = accountSentences.profileSaved[locale]
  if (!isUnusualVatNumber(company_vat_number)) return saved
  return `${saved}. ${accountSentences.companyVatNumberUnusual[locale]}`
}
