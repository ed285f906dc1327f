import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { partnerSettingsSchema } from './records/partner-settings.ts'
import { ofStaff } from './staff.ts'
import { staffListQuery, version } from './staff-list.ts'
import { requiredLines } from './text-fields.ts'
import {
  longestReply,
  partnerStatuses,
  replyTemplates,
  replySentences as s,
} from './values/partner-replies.ts'
import { partnerTypes } from './values/partner-request.ts'

const person = z.object({ id: z.string(), name: z.string() })

const partnerRequest = z
  .object({
    id: z.string(),
    version: z.int(),
    name: z.string(),
    request_from: z.enum(partnerTypes),
    country_code: z.string(),
    contact_number: z.string(),
    email: z.string(),
    location: z.string(),
    comment: z.string(),
    locale: z.enum(['fi_FI', 'en_GB']),
    created_at: z.iso.datetime(),
    age_days: z.int().describe('How many full days ago the request came.'),
    status: z.enum(partnerStatuses),
    assignee: person.nullable().describe('The member of staff who looks after the request.'),
    handled_at: z.iso.datetime().nullable().describe('Null until a member of staff has changed the request.'),
    handled_by: z.string().nullable().describe('The name of the member of staff who changed it last.'),
  })
  .meta({ id: 'PartnerRequest' })
export type PartnerRequest = z.output<typeof partnerRequest>

const partnerRequestInFull = partnerRequest
  .extend({
    notes: z.array(
      z.object({
        id: z.int(),
        author: z.string(),
        template: z
          .enum(replyTemplates)
          .nullable()
          .describe('The template of a sent reply; null for a note.'),
        text: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
    colleagues: z.array(person).describe('The members of staff who can look after requests.'),
  })
  .meta({ id: 'PartnerRequestInFull' })
export type PartnerRequestInFull = z.output<typeof partnerRequestInFull>

export const partnerRequestSorts = ['created_at', 'name', 'status', 'handled_at'] as const

const requestId = z.uuid().describe('The `id` of the request.')
const text = requiredLines(s.textMissing).max(longestReply, bilingualMessage(s.textTooLong)).prefault('')

export const getPartnerRequests = endpoint({
  method: 'GET',
  path: '/api/v1/staff/partner-requests',
  summary: 'Lists partner requests, the newest first; searches names, e-mails, addresses and comments',
  query: staffListQuery(
    partnerRequestSorts,
    {
      status: z.enum(partnerStatuses).optional().describe('Only requests with this status.'),
      request_from: z.enum(partnerTypes).optional().describe('Only requests of this kind of business.'),
      assignee: z
        .enum(['me', 'nobody'])
        .optional()
        .describe('Only requests that the caller looks after, or that nobody does.'),
    },
    '-created_at',
  ),
  response: answerPage(partnerRequest),
  errors: [...ofStaff, 'not-valid'],
})

export const getPartnerRequest = endpoint({
  method: 'GET',
  path: '/api/v1/staff/partner-requests/:id',
  summary: 'Returns a partner request with its notes and the replies to it',
  params: z.object({ id: requestId }),
  response: answer(partnerRequestInFull),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

const changing = [...ofStaff, 'not-valid', 'not-found', 'request-handled-meanwhile'] as const

export const changePartnerRequest = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/partner-requests/:id',
  summary: 'Changes the status and the assignee of a partner request',
  params: z.object({ id: requestId }),
  body: z.object({
    version,
    status: z.enum(partnerStatuses).describe('The new status.'),
    assignee_id: z.uuid().nullable().describe('The `id` of the member of staff who looks after it, or null.'),
  }),
  response: answer(partnerRequestInFull),
  errors: changing,
})

export const addPartnerNote = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/partner-requests/:id/notes',
  summary: 'Adds a note to a partner request, which the applicant never sees',
  params: z.object({ id: requestId }),
  body: z.object({ text: text.describe('The text of the note.') }),
  response: answer(partnerRequestInFull),
  errors: [...ofStaff, 'not-valid', 'not-found'],
})

export const replyToPartner = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/partner-requests/:id/replies',
  summary: 'E-mails a reply from a template to the applicant; the status follows from the template',
  params: z.object({ id: requestId }),
  body: z.object({
    version,
    template: z.enum(replyTemplates).describe('The template, from which the subject and the status follow.'),
    text: text.describe('The text, as staff have edited it.'),
  }),
  response: answer(partnerRequestInFull),
  errors: changing,
})

const partnerSettings = partnerSettingsSchema.extend({ version: z.int() }).meta({ id: 'PartnerSettings' })
export type PartnerSettings = z.output<typeof partnerSettings>

export const getPartnerSettings = endpoint({
  method: 'GET',
  path: '/api/v1/staff/settings/partners',
  summary: 'Returns after how many months partner requests are erased',
  response: answer(partnerSettings),
  errors: [...ofStaff],
})

export const savePartnerSettings = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/settings/partners',
  summary: 'Changes after how many months partner requests are erased',
  body: partnerSettingsSchema.extend({ version }),
  example: { version: 1, erase_after_months: 24 },
  response: answer(partnerSettings),
  errors: [...ofStaff, 'not-valid', 'changed-meanwhile'],
})
