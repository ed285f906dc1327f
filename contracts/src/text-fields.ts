import { z } from 'zod'
import { ownWords } from './own-words.ts'
import { longestText, accountSentences as s } from './values/account-sentences.ts'
import { isContactNumber } from './values/contact-number.ts'
import { isEmail } from './values/email.ts'
import { isPassword } from './values/password.ts'
import type { Sentence } from './values/sentences.ts'

/** Where it is missing the rules after it say nothing. */
export function requiredText(missing: Sentence) {
  const error = ownWords(missing)
  return z.string(error).trim().min(1, { error, abort: true })
}

export function requiredEmail(missing: Sentence, wrong: Sentence = s.emailWrong) {
  return requiredText(missing).refine(isEmail, ownWords(wrong))
}

export const shortText = z.string().trim().max(longestText, ownWords(s.tooLong))
export const optionalText = shortText.nullish().transform((text) => text || null)
export const firstName = shortText.min(1, ownWords(s.firstNameMissing))
export const lastName = shortText.min(1, ownWords(s.lastNameMissing))
export const dialCode = z.string().regex(/^\d{1,4}$/)
export const contactNumber = z.string().trim().refine(isContactNumber, ownWords(s.contactNumberWrong))
export const newPassword = z.string().refine(isPassword, ownWords(s.passwordRules))

/** The answer to a captcha, and which captcha it answers. */
export const captchaFields = {
  captcha: requiredText(s.captchaMissing).max(100).prefault(''),
  captcha_id: z.string().max(100).default(''),
}
