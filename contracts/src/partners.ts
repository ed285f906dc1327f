import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { ownWords } from './own-words.ts'
import { accountSentences } from './values/account-sentences.ts'
import { isContactNumber } from './values/contact-number.ts'
import { isEmail } from './values/email.ts'
import type { Locale } from './values/locale.ts'
import { partnerLengths, partnerTypes, partnerSentences as s } from './values/partner-request.ts'

/** Where it fails the rules after it say nothing. */
const required = (sentence: Readonly<Record<Locale, string>>) =>
  z
    .string(ownWords(sentence))
    .trim()
    .min(1, { error: ownWords(sentence), abort: true })
const { contactNumberWrong, emailWrong, captchaMissing } = accountSentences

/** The message is what the page shows. */
export const createPartnerRequest = endpoint({
  method: 'POST',
  path: '/api/v1/partner-request/create',
  summary: 'A garage or a shop applies to become a partner',
  body: z.object({
    name: required(s.nameMissing).max(partnerLengths.name),
    request_from: z.enum(partnerTypes, ownWords(s.requestFromMissing)),
    country_code: required(s.countryCodeMissing).regex(/^\d{1,4}$/),
    contact_number: required(s.mobileNumberMissing).refine(isContactNumber, ownWords(contactNumberWrong)),
    email: required(s.emailMissing).refine(isEmail, ownWords(emailWrong)),
    location: required(s.locationMissing).max(partnerLengths.location),
    comment: required(s.commentMissing).max(partnerLengths.comment),
    captcha: required(captchaMissing).max(100),
    captcha_id: z.string().max(100).default(''),
  }),
  response: answer(z.null()),
  errors: ['not-valid', 'captcha-not-valid', 'too-many-requests'],
})
