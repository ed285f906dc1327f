import { createPartnerRequest } from '@pito/contracts/partners'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { isContactNumber } from '@pito/contracts/values/contact-number'
import { isEmail } from '@pito/contracts/values/email'
import type { Locale } from '@pito/contracts/values/locale'
import type { PartnerType } from '@pito/contracts/values/partner-request'
import { partnerTypes, partnerSentences as s } from '@pito/contracts/values/partner-request'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { fieldErrors, textsIn } from '@pito/web/form/form-result'
import { dialCodeIn } from '../account/country-codes.ts'
import { readCaptcha } from '../captcha/read-captcha.ts'

export const partnerFields = [
  'name',
  'request_from',
  'country_code',
  'contact_number',
  'email',
  'location',
  'comment',
  'captcha',
] as const

type Sentence = Readonly<Record<Locale, string>>

/** A captcha works only once, so submitting the same form twice stores one application. */
export async function submitApplication(api: Api, { form, locale }: Submission) {
  const { country_code: country, ...typed } = textsIn(form, partnerFields)
  const country_code = dialCodeIn(country)
  const { error, ...captcha } = readCaptcha(form, locale)
  const { contactNumberWrong, emailWrong } = accountSentences
  const unless = (isRight: boolean, sentence: Sentence) => (isRight ? null : sentence[locale])
  const missing = (text: string, sentence: Sentence) => unless(text !== '', sentence)
  const isKnownType = (partnerTypes as readonly string[]).includes(typed.request_from)
  const errors = fieldErrors({
    name: missing(typed.name, s.nameMissing),
    request_from: unless(isKnownType, s.requestFromMissing),
    country_code: missing(country_code, s.countryCodeMissing),
    contact_number:
      missing(typed.contact_number, s.mobileNumberMissing) ??
      unless(isContactNumber(typed.contact_number), contactNumberWrong),
    email: missing(typed.email, s.emailMissing) ?? unless(isEmail(typed.email), emailWrong),
    location: missing(typed.location, s.locationMissing),
    comment: missing(typed.comment, s.commentMissing),
    captcha: error,
  })
  if (errors) return { errors }
  const request_from = typed.request_from as PartnerType
  const { message } = await api(createPartnerRequest, { ...typed, ...captcha, request_from, country_code })
  return { done: { message } }
}
