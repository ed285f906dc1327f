import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { ownWords } from './own-words.ts'
import { captchaFields, dialCode, requiredEmail, requiredText } from './text-fields.ts'
import { accountSentences } from './values/account-sentences.ts'
import { isContactNumber } from './values/contact-number.ts'
import { partnerLengths, partnerTypes, partnerSentences as s } from './values/partner-request.ts'

const { contactNumberWrong } = accountSentences

/** The message is what the page shows. */
export const createPartnerRequest = endpoint({
  method: 'POST',
  path: '/api/v1/partner-request/create',
  summary: 'A garage or a shop applies to become a partner',
  body: z.object({
    name: requiredText(s.nameMissing).max(partnerLengths.name),
    request_from: z.enum(partnerTypes, ownWords(s.requestFromMissing)),
    country_code: requiredText(s.countryCodeMissing).pipe(dialCode),
    contact_number: requiredText(s.mobileNumberMissing).refine(isContactNumber, ownWords(contactNumberWrong)),
    email: requiredEmail(s.emailMissing),
    location: requiredText(s.locationMissing).max(partnerLengths.location),
    comment: requiredText(s.commentMissing).max(partnerLengths.comment),
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
  .meta({ id: 'PartnerRequest' })

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const

export const getPartnerRequests = endpoint({
  method: 'GET',
  path: '/api/v1/staff/partner-requests',
  summary: 'Applications of partners, newest first; for staff with the right read-partners',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    handled: z
      .enum(['0', '1'])
      .optional()
      .describe('1 only those that are dealt with, 0 only those that are not.'),
  }),
  response: answerPage(partnerRequest),
  errors: [...ofStaff, 'not-valid'],
})

/** Doing it again changes nothing. */
export const handlePartnerRequest = endpoint({
  method: 'POST',
  path: '/api/v1/staff/partner-requests/:id/handled',
  summary: 'An application is dealt with',
  params: z.object({ id: z.string().max(100) }),
  response: answer(partnerRequest),
  errors: [...ofStaff, 'not-found'],
})
