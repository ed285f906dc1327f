import type { Answer, Input } from '@pito/contracts/endpoint'
import type { createCustomer as contract } from '@pito/contracts/staff'
import { staffRefusals } from '@pito/contracts/staff-refusals'
import { inviteCustomer as invite } from '../accounts/index.ts'
import { auditedBy } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'

export async function inviteCustomer(
  ctx: Context,
  { permissions, ...input }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const invitation = {
    email: input.email,
    salutation: input.salutation,
    firstName: input.first_name,
    lastName: input.last_name,
    countryCode: input.country_code,
    contactNumber: input.contact_number,
    isCompanyUser: Boolean(input.company_name),
    companyName: input.company_name || null,
    companyVatNumber: input.company_vat_number || null,
    locale: input.locale ?? ctx.locale,
    invitedBy: auditedBy(ctx),
    ...(permissions && { permissions }),
  }
  const id =
    (await ctx.transaction((tx) => invite(ctx.platform, tx, invitation))) ??
    refuse('email-is-customer', {
      errors: { email: [staffRefusals['email-is-customer'].sentence[ctx.locale]] },
    })
  return ok({ id })
}
