import { z } from 'zod'
import { lang, tokens } from './accounts.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { linkToken } from './parameters.ts'
import { newPasswordField, passwordField } from './platform.ts'
import { virtualUser } from './profile.ts'
import { customerSchema } from './records/customers.ts'
import { newPassword, oneLine, requiredText } from './text-fields.ts'
import { customerSentences } from './values/customer-desk.ts'
import { locales } from './values/locale.ts'
import { customerPermissions } from './values/permissions.ts'
import { staffRights } from './values/staff-rights.ts'

export const newPasswordFields = z.object({
  password: newPassword,
})

export const staffRight = z.enum(staffRights).meta({ id: 'StaffRight' })

export const staffMember = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    rights: z.array(staffRight),
    locale: z.enum(locales).describe('The language in which the person uses the back office.'),
  })
  .meta({ id: 'StaffMember' })
export type StaffMember = z.output<typeof staffMember>

const loggedInStaff = staffMember
  .extend({ open_notes: z.int().describe('How many open notes on orders mention the person.') })
  .meta({ id: 'LoggedInStaff' })
export type LoggedInStaff = z.output<typeof loggedInStaff>

export const customerId = z.uuid().describe('The `id` of the customer.')

export const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const getStaffMember = endpoint({
  method: 'GET',
  path: '/api/v1/staff/me',
  summary: 'Returns the logged-in member of staff with their rights',
  response: answer(loggedInStaff),
  errors: [...ofStaff],
})

export const logOutStaff = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/logout',
  summary: 'Ends the session of a member of staff, and those in which they act as customers',
  response: answer(z.null()),
  errors: [...ofStaff],
})

export const changeStaffPassword = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/change-password',
  summary: 'Replaces the password; all sessions of the member of staff end',
  body: z.object({ oldpassword: passwordField, password: newPasswordField, lang }),
  response: answer(z.null()),
  errors: [...ofStaff, 'not-valid', 'too-many-requests', 'seal-not-opened', 'sealing-required'],
})

/** The command `npm run staff:add` prints the link that holds the token. */
export const setStaffPassword = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/set-password',
  summary: 'Sets the password of a member of staff by the token of their link, once',
  body: z.object({
    token: linkToken.describe('The token in the link that `npm run staff:add` printed.'),
    password: newPasswordField,
    lang,
  }),
  response: answer(z.null()),
  errors: ['not-valid', 'link-over', 'too-many-requests', 'seal-not-opened', 'sealing-required'],
})

const portalUser = z
  .object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    company_name: z.string().nullable(),
  })
  .meta({ id: 'PortalUser' })
export type PortalUser = z.output<typeof portalUser>

export const getCustomerPortalUsers = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/get-customer-portal-users',
  summary:
    'Lists customers by name for staff who want to act as one; searches names, company, e-mail and number',
  body: z.object({
    search: oneLine
      .max(100)
      .default('')
      .describe('A part of a name, company, e-mail address or number. Without it all customers.'),
    page: z.int().min(1).max(100_000).default(1).describe('The page of the list, from 1.'),
  }),
  example: { search: 'Virtanen' },
  response: answerPage(portalUser),
  errors: [...ofStaff, 'not-valid'],
})

export const fetchCustomer = endpoint({
  method: 'GET',
  path: '/api/v1/fetchcustomer/:id',
  summary: 'Returns a customer for staff, read only',
  params: z.object({ id: z.string().max(100).describe('The `id` of the customer.') }),
  response: answer(
    portalUser
      .extend({
        country_code: z.string(),
        contact_number: z.string(),
        permissions: z.array(z.enum(customerPermissions)),
        created_at: z.iso.datetime(),
      })
      .meta({ id: 'PortalCustomer' }),
  ),
  errors: [...ofStaff, 'not-found'],
})

export const actAsCustomer = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/act-as-customer',
  summary: 'Starts a session as the customer for an hour, in which the customer’s permissions apply',
  body: z.object({
    customer_id: customerId,
    reason: requiredText(customerSentences.reasonMissing)
      .max(200)
      .prefault('')
      .describe('Why, for the audit log.'),
  }),
  response: answer(tokens.extend({ virtualUser }).meta({ id: 'ActingTokens' })),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

/**
 * Every visitor may call this, so that staff can stop acting for a customer after their session has expired. For
 * other callers nothing changes.
 */
export const leaveCustomer = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/leave-customer',
  summary: 'Ends acting as a customer',
  response: answer(z.null()),
  errors: [],
})

export const getActing = endpoint({
  method: 'GET',
  path: '/api/v1/acting',
  summary: 'Returns the customer as whom the caller acts, and until when; null for everybody else',
  response: answer(virtualUser.nullable()),
  errors: [],
})

/** The customer sets the password with the link in the activation e-mail. */
export const createCustomer = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/customers',
  summary: 'Makes an account without a password and sends its owner a link to activate it',
  body: customerSchema.extend({
    permissions: z
      .array(z.enum(customerPermissions))
      .optional()
      .describe('What the customer may do. Without it what every customer may do.'),
    locale: z
      .enum(locales)
      .optional()
      .describe('The language of the e-mail. Without it the language of the request counts.'),
  }),
  example: {
    email: 'matti@shop.example',
    first_name: 'Matti',
    last_name: 'Korhonen',
    contact_number: '040 765 4321',
  },
  response: answer(z.object({ id: z.string() })),
  errors: [...ofStaff, 'not-valid', 'email-is-customer'],
})
