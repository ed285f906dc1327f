import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { answer, endpoint } from './endpoint.ts'
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
