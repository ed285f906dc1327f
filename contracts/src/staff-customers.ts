import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { everyField } from './every-field.ts'
import { customerSchema } from './records/customers.ts'
import { customerId as id, ofStaff } from './staff.ts'
import { staffListQuery, version } from './staff-list.ts'
import { manyLines, requiredText } from './text-fields.ts'
import { alertKinds } from './values/alert-kinds.ts'
import { identifications, customerSentences as s } from './values/customer-desk.ts'
import { orderProgress, orderStages } from './values/order-progress.ts'
import { mostCounted, orderTasks } from './values/order-tasks.ts'
import { customerPermissions } from './values/permissions.ts'
import { mostStars, reviewStates } from './values/review.ts'

const at = z.iso.datetime()
const permissions = z.array(z.enum(customerPermissions)).max(customerPermissions.length)
const sums = {
  orders: z
    .int()
    .describe('How many orders the customer has paid. Cancelled and refunded orders are left out.'),
  total: z.number().describe('What the customer has paid for them in euros, without what was credited.'),
  last_order_at: at.nullable().describe('When the last of these orders was paid.'),
}

const listedCustomer = z
  .object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    country_code: z.string(),
    contact_number: z.string(),
    company_name: z.string().nullable(),
    company_vat_number: z.string().nullable(),
    permissions,
    ...sums,
  })
  .meta({ id: 'ListedCustomer' })
export type ListedCustomer = z.output<typeof listedCustomer>

export const listCustomersForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/customers',
  summary:
    'Lists customers; the search finds the beginning of a name, an e-mail address, a phone number, a company, a business ID or the plate of an order',
  query: staffListQuery(['name', 'orders', 'total', 'last_order_at', 'created_at'], {
    company: z
      .enum(['company', 'private'])
      .optional()
      .describe('Only companies or only private persons. Without it both.'),
    permission: z.enum(customerPermissions).optional().describe('Only customers who have this permission.'),
  }),
  response: answerPage(listedCustomer).extend({
    is_more: z
      .boolean()
      .describe(`Whether more customers match than \`total\` says, which is ${mostCounted} at most.`),
  }),
  errors: [...ofStaff, 'not-valid'],
})

const deskAddress = z.object({
  kind: z.enum(['billing', 'shipping']),
  address_line_1: z.string(),
  address_line_2: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
})

const deskCustomer = customerSchema
  .extend({
    id: z.string(),
    version: z.int(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    contact_number: z.string(),
    company_name: z.string().nullable(),
    company_vat_number: z.string().nullable(),
    permissions,
    addresses: z.array(deskAddress),
    created_at: at,
    verified_at: at.nullable().describe('When the customer proved to own the e-mail address.'),
    is_activated: z.boolean().describe('Whether the customer has chosen a password or added a passkey.'),
    ...sums,
  })
  .meta({ id: 'DeskCustomer' })
export type DeskCustomer = z.output<typeof deskCustomer>

const params = z.object({ id })
const missing = [...ofStaff, 'not-valid', 'not-found'] as const

export const getCustomerForStaff = endpoint({
  method: 'GET',
  path: '/api/v1/staff/customers/:id',
  summary: 'Returns the profile of a customer; the audit log notes who has read it',
  params,
  response: answer(deskCustomer),
  errors: [...missing],
})

const ofCustomer = z
  .object({
    orders: z
      .array(
        z.object({
          order_number: z.string(),
          created_at: at,
          total: z.number(),
          progress: z.enum(orderProgress),
          stage: z.enum(orderStages).describe('How far the order is, as the order desk says it.'),
          task: z.enum(orderTasks).nullable().describe('What there is to do next for the order.'),
        }),
      )
      .nullable()
      .describe('The latest orders; null for staff who may not read orders.'),
    returns: z
      .array(
        z.object({
          order_number: z.string(),
          name: z.string(),
          quantity: z.int(),
          returned_at: at.nullable().describe('When the tyres arrived; null while they are on their way.'),
        }),
      )
      .nullable()
      .describe('Tyres that came back or are on their way; null for staff who may not read orders.'),
    reviews: z.array(
      z.object({
        id: z.string(),
        tyre: z.string(),
        stars: z.int().min(1).max(mostStars),
        state: z.enum(reviewStates),
        changed_at: at,
      }),
    ),
    alerts: z.array(
      z.object({
        tyre_id: z.int(),
        tyre: z.string(),
        kind: z.enum(alertKinds),
        asked_at: at,
        confirmed: z.boolean(),
      }),
    ),
    sessions: z.array(
      z.object({
        device: z.string(),
        created_at: at,
        last_seen_at: at,
        ended_at: at.nullable().describe('Null while the session is live.'),
        staff_name: z.string().nullable().describe('The member of staff who acted for the customer.'),
      }),
    ),
    notes: z.array(z.object({ id: z.int(), written_at: at, by: z.string(), body: z.string() })),
    emails: z
      .array(
        z.object({ subject: z.string(), created_at: at, sent_at: at.nullable(), has_failed: z.boolean() }),
      )
      .nullable()
      .describe('The e-mails of the last 30 days to the address; null for staff who may not read e-mails.'),
    log: z
      .array(
        z.object({
          at,
          action: z.string(),
          by: z.string().nullable().describe('The member of staff; null for the customer and the shop.'),
          reason: z.string().nullable(),
          identified_by: z.enum(identifications).nullable(),
          changed: z
            .array(z.string())
            .describe('The contact details that were changed. Their values are not recorded.'),
          permissions_before: permissions.nullable(),
          permissions_after: permissions.nullable(),
        }),
      )
      .describe('What staff read and did, from the audit log.'),
  })
  .meta({ id: 'DeskCustomerActivity' })
export type CustomerActivity = z.output<typeof ofCustomer>

export const getCustomerActivity = endpoint({
  method: 'GET',
  path: '/api/v1/staff/customers/:id/activity',
  summary:
    'Returns what belongs to a customer, the latest first, without tokens of sessions and links of e-mails',
  params,
  response: answer(ofCustomer),
  errors: [...missing],
})

export const saveCustomer = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/customers/:id',
  summary:
    'Corrects the contact details; the old and the new address get a notice of a changed e-mail address',
  params,
  body: everyField(customerSchema).extend({ version }),
  response: answer(deskCustomer),
  errors: [...missing, 'changed-meanwhile', 'email-is-customer'],
})

export const saveCustomerPermissions = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/customers/:id/permissions',
  summary: 'Sets what the customer may do, which holds from the next request on',
  params,
  body: z.object({
    permissions: permissions.describe('All permissions that the customer has from now on.'),
    version,
  }),
  response: answer(deskCustomer),
  errors: [...missing, 'changed-meanwhile'],
})

export const endCustomerSessions = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/customers/:id/end-sessions',
  summary: 'Ends all sessions of the customer, those of staff who act for the customer included',
  params,
  response: answer(z.object({ ended: z.int() })),
  errors: [...missing],
})

/** Staff never see the link. A customer who has not chosen a password yet gets the link of a new account again. */
export const sendCustomerLink = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/customers/:id/password-link',
  summary: 'Sends the customer a link with which the customer chooses a new password',
  params,
  response: answer(z.null()),
  errors: [...missing, 'too-many-requests'],
})

export const addCustomerNote = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/customers/:id/notes',
  summary: 'Adds a note of staff to a customer, which the customer gets with an export of the data',
  params,
  body: z.object({
    body: manyLines
      .max(1000)
      .refine((text) => text !== '', bilingualMessage(s.noteMissing))
      .describe('The text of the note.'),
  }),
  response: answer(z.null()),
  errors: [...missing],
})

const identifiedBy = z
  .enum(identifications, bilingualMessage(s.identificationMissing))
  .describe('How staff identified the person.')

export const exportCustomerData = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/customers/:id/data',
  summary: 'Returns all data that the shop stores about the customer, as the customer gets it in the account',
  params,
  body: z.object({ identified_by: identifiedBy }),
  response: answer(
    z.object({
      exported_at: at,
      customer_id: z.string(),
      email: z.string(),
      parts: z.record(z.string(), z.unknown()).describe('What each part of the shop stores, by its name.'),
    }),
  ),
  errors: [...missing, 'second-factor-required', 'too-many-requests'],
})

const erasure = z
  .object({
    open_orders: z.array(z.string()).describe('The numbers of the orders that an erasure has to wait for.'),
    vouchers: z.array(
      z.object({
        order_number: z.string(),
        invoice_number: z.int().nullable(),
        until: z.iso.date().describe('The last day on which the law obliges the shop to keep it.'),
      }),
    ),
    retained: z.array(z.string()).describe('What stays, why and how long, in the language of the caller.'),
  })
  .meta({ id: 'CustomerErasure' })
export type CustomerErasure = z.output<typeof erasure>

export const getCustomerErasure = endpoint({
  method: 'GET',
  path: '/api/v1/staff/customers/:id/erasure',
  summary: 'Returns what an erasure of the customer has to wait for, and what stays stored after it',
  params,
  response: answer(erasure),
  errors: [...missing],
})

export const eraseCustomer = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/customers/:id/erase',
  summary: 'Closes the account and erases the data as the customer could, unless an order is still open',
  params,
  body: z.object({
    identified_by: identifiedBy,
    reason: requiredText(s.reasonMissing).max(200).prefault('').describe('Why, for the audit log.'),
    confirmed: z
      .literal(true, bilingualMessage(s.notConfirmed))
      .describe('That the erasure cannot be undone.'),
  }),
  response: answer(erasure),
  errors: [...missing, 'second-factor-required', 'order-still-open'],
})
