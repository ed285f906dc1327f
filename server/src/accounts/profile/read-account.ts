import type { Account, Address, VirtualUser } from '@pito/contracts/profile'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { liveSession } from '../../platform/sessions/store.ts'
import { readPriceSettings } from '../../pricing/index.ts'
import type { AddressKind, StoredAddress } from '../address-store.ts'
import { readAddresses } from '../address-store.ts'
import type { CustomerCaller } from '../customer-with.ts'
import { permissionsOf } from '../customer-with.ts'
import type { Customer } from '../store.ts'
import { readCustomer } from '../store.ts'

/**
 * Returns the account of a customer. The id is passed separately, because right after a login the caller of the
 * request is not yet this customer. `caller` is needed only where staff may be acting.
 */
export async function readAccount(
  ctx: Context,
  customerId: string,
  caller?: CustomerCaller,
): Promise<Account> {
  const customer = (await readCustomer(ctx.sql, customerId)) ?? refuse('session-ended')
  const stored = await readAddresses(ctx.sql, customerId)
  const isActing = caller?.actingStaffId !== undefined
  const permissions = permissionsOf(customer, caller ?? {})
  const userAddress = addressesOf(customer, stored)
  return {
    userDetails: {
      ...personOf(customer),
      permissions,
      role: isActing ? 'kavo_member' : 'customer',
      addresses: userAddress,
    },
    userAddress,
    virtualUser: isActing ? await virtualUserOf(ctx, customer, caller) : null,
    vat_percent: customer.isCompanyUser
      ? (await readPriceSettings(ctx.sql, ctx.now)).vatPermille.products / 10
      : null,
  }
}

function personOf(customer: Customer) {
  return {
    id: customer.id,
    email: customer.email,
    salutation: customer.salutation,
    first_name: customer.firstName,
    last_name: customer.lastName,
    country_code: customer.countryCode,
    contact_number: customer.contactNumber,
    is_company_user: customer.isCompanyUser ? ('1' as const) : ('0' as const),
    company_name: customer.companyName,
    company_vat_number: customer.companyVatNumber,
  }
}

function addressesOf(
  { shippingSameAsBilling }: Customer,
  { billing, shipping }: Partial<Record<AddressKind, StoredAddress>>,
): Account['userAddress'] {
  const shown = shippingSameAsBilling ? billing : shipping
  return {
    billing: billing ? addressIn(billing, 0) : null,
    shipping: shown ? addressIn(shown, 1) : null,
    same_as_shipping: shippingSameAsBilling,
  }
}

function addressIn(address: StoredAddress, address_type: 0 | 1): Address {
  return {
    address_type,
    address_line_1: address.addressLine1,
    address_line_2: address.addressLine2,
    zipcode: address.zipcode,
    city: address.city,
    country_id: address.countryId,
    company_name: address.companyName,
    company_vat_number: address.companyVatNumber,
  }
}

async function virtualUserOf(ctx: Context, customer: Customer, caller: CustomerCaller): Promise<VirtualUser> {
  const session = (await liveSession(ctx.sql, caller.sessionId, ctx.now)) ?? refuse('session-ended')
  return {
    id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    permissions: permissionsOf(customer, caller),
    staff_name: session.actingName ?? '',
    expires_at: session.expiresAt.toISOString(),
  }
}
