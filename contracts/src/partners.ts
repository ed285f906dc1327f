import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { staffListQuery } from './staff-list.ts'
import { captchaFields, dialCode, requiredEmail, requiredLines, requiredText } from './text-fields.ts'
import { accountSentences } from './values/account-sentences.ts'
import { isContactNumber } from './values/contact-number.ts'
import { partnerLengths, partnerTypes, partnerSentences as s } from './values/partner-request.ts'

const { contactNumberWrong } = accountSentences

/** The page shows the `message` of the response to the applicant. */
export const createPartnerRequest = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/partner-request/create',
  summary: 'Sends the application of a garage or a shop to become a partner',
  body: z.object({
    name: requiredText(s.nameMissing)
      .max(partnerLengths.name)
      .describe('The name of the person who applies.'),
    request_from: z
      .enum(partnerTypes, bilingualMessage(s.requestFromMissing))
      .describe('What kind of business the applicant has.'),
    country_code: requiredText(s.countryCodeMissing)
      .pipe(dialCode)
      .describe('The country code of the phone number, digits without a plus: 358 is Finland.'),
    contact_number: requiredText(s.mobileNumberMissing)
      .refine(isContactNumber, bilingualMessage(contactNumberWrong))
      .describe('The phone number, 7 to 12 digits: 040 123 4567.'),
    email: requiredEmail(s.emailMissing).describe('Where the shop answers.'),
    location: requiredText(s.locationMissing)
      .max(partnerLengths.location)
      .describe('The address of the business.'),
    comment: requiredLines(s.commentMissing)
      .max(partnerLengths.comment)
      .describe('What the applicant would like to tell the shop.'),
    ...captchaFields,
  }),
  response: answer(z.null()),
  errors: ['not-valid', 'captcha-not-valid', 'too-many-requests'],
})

const partnerRequest = z
  .object({
    id: z.string(),
    name: z.string(),
    request_from: z.enum(partnerTypes),
    country_code: z.string(),
    contact_number: z.string(),
    email: z.string(),
    location: z.string(),
    comment: z.string(),
    locale: z.enum(['fi_FI', 'en_GB']),
    created_at: z.iso.datetime(),
    handled_at: z.iso
      .datetime()
      .nullable()
      .describe('Null until a member of staff says that it is dealt with.'),
  })
  .extend({
    handled_by: z.string().nullable().describe('The name of the member of staff who dealt with it.'),
  })
  .meta({ id: 'PartnerRequest' })
export type PartnerRequest = z.output<typeof partnerRequest>

export const partnerRequestSorts = ['created_at', 'name', 'handled_at'] as const

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const getPartnerRequests = endpoint({
  method: 'GET',
  path: '/api/v1/staff/partner-requests',
  summary:
    'Lists applications of partners, the newest first; searches names, e-mails, addresses and comments',
  query: staffListQuery(
    partnerRequestSorts,
    {
      handled: z
        .enum(['0', '1'])
        .optional()
        .describe(
          '1 lists only applications that are dealt with, 0 only the others. Without it all of them.',
        ),
      request_from: z.enum(partnerTypes).optional().describe('Only applications of this kind of business.'),
    },
    '-created_at',
  ),
  response: answerPage(partnerRequest),
  errors: [...ofStaff, 'not-valid'],
})

/** Marking an application that is already handled succeeds and changes nothing. */
export const handlePartnerRequest = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/partner-requests/:id/handled',
  summary: 'Marks an application as handled',
  params: z.object({ id: z.string().max(100).describe('The `id` of the application.') }),
  response: answer(partnerRequest),
  errors: [...ofStaff, 'not-found'],
})
