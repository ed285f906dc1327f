import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
import {
  addressText,
  companyId,
  companyName,
  contactNumber,
  dialCode,
  firstName,
  isCompanyUser,
  lastName,
  salutation,
  secondAddressLine,
} from './text-fields.ts'
import { accountSentences as s } from './values/account-sentences.ts'
import { customerPermissions } from './values/permissions.ts'
import { salutations } from './values/salutations.ts'
import { zipcodePattern } from './values/zipcode.ts'

const permissions = z.array(z.enum(customerPermissions))

export const address = z
  .object({
    address_type: z.literal([0, 1]).describe('0 billing, 1 shipping'),
    address_line_1: z.string().describe('Street and building number'),
    address_line_2: z.string().nullable(),
    zipcode: z.string(),
    city: z.string(),
    country_id: z.int(),
    company_name: z.string().nullable(),
    company_vat_number: z.string().nullable(),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof address>

const addresses = z
  .object({
    billing: address.nullable(),
    shipping: address.nullable(),
    same_as_shipping: z.boolean().describe('The shipping address follows the billing address.'),
  })
  .meta({ id: 'Addresses' })

const userDetails = z
  .object({
    id: z.string(),
    email: z.string(),
    salutation: z.enum(salutations),
    first_name: z.string(),
    last_name: z.string(),
    country_code: z.string(),
    contact_number: z.string(),
    is_company_user: z.enum(['0', '1']),
    company_name: z.string().nullable(),
    company_vat_number: z.string().nullable(),
    permissions,
    role: z
      .enum(['customer', 'kavo_member'])
      .describe(
        '`kavo_member` while a member of staff acts for the customer: then `virtualUser` says what may be done.',
      ),
    addresses,
  })
  .meta({ id: 'UserDetails' })
export type UserDetails = z.output<typeof userDetails>

/** The customer for whom the logged-in member of staff acts. */
export const virtualUser = z
  .object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    permissions,
    staff_name: z.string(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'VirtualUser' })
export type VirtualUser = z.output<typeof virtualUser>

export const account = z.object({
  userDetails,
  userAddress: addresses,
  virtualUser: virtualUser.nullable(),
  vat_percent: z
    .number()
    .nullable()
    .describe(
      'The VAT rate of products today for a company, which sees prices without VAT too; null for a private person.',
    ),
})
export type Account = z.output<typeof account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/v1/account',
  summary: 'Returns the customer’s own details and addresses',
  response: answer(account),
  errors: ['not-logged-in', 'session-ended'],
})

/**
 * The call is used twice. A request with address_type 0 saves the customer's details and the billing address, and a
 * request with address_type 1 saves the shipping address. Other fields, such as e-mail and permissions, are ignored.
 */
export const saveAccount = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/account',
  summary:
    'Saves details with the billing address (address_type 0), or the shipping address (address_type 1)',
  body: z.object({
    address_type: z
      .literal([0, 1])
      .describe('0 saves the person with the billing address, 1 the shipping address alone.'),
    salutation: salutation.optional(),
    first_name: firstName.optional(),
    last_name: lastName.optional(),
    country_code: dialCode.optional(),
    contact_number: contactNumber.optional(),
    is_company_user: isCompanyUser.optional(),
    company_name: companyName,
    company_vat_number: companyId,
    same_as_shipping: z
      .boolean()
      .optional()
      .describe('With `address_type: 0`: true makes the shipping address follow the billing address.'),
    address_line_1: addressText
      .min(1, bilingualMessage(s.addressMissing))
      .prefault('')
      .describe('Street and building number.'),
    address_line_2: secondAddressLine,
    zipcode: z
      .string()
      .trim()
      .regex(zipcodePattern, bilingualMessage(s.zipcodeWrong))
      .prefault('')
      .describe('The postcode: five digits.'),
    city: addressText.min(1, bilingualMessage(s.cityMissing)).prefault('').describe('The town.'),
    country_id: z
      .int(bilingualMessage(s.countryMissing))
      .min(1, bilingualMessage(s.countryMissing))
      .describe('The `id` of the country, as `countries` lists it; Finland is 73.'),
  }),
  example: {
    address_type: 0,
    first_name: 'Maija',
    last_name: 'Meikäläinen',
    contact_number: '040 123 4567',
    address_line_1: 'Hämeenkatu 12 B 7',
    zipcode: '33100',
    city: 'Tampere',
    country_id: 73,
  },
  response: answer(account),
  errors: ['not-valid', 'not-allowed', 'not-logged-in', 'session-ended'],
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/v1/get-profile/:id',
  summary:
    'Returns the profile with this id: the caller’s own, or that of the customer acted for; others are not found',
  params: z.object({ id: z.string().max(100).describe('The `id` of the customer.') }),
  response: answer(account),
  errors: ['not-found', 'not-logged-in', 'session-ended'],
})
