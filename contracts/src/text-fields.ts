import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { longestText, accountSentences as s } from './values/account-sentences.ts'
import { brandSentences } from './values/brand-sentences.ts'
import { isContactNumber } from './values/contact-number.ts'
import { isEmail } from './values/email.ts'
import { manyLinesPattern, oneLinePattern, oneSpelling } from './values/one-line.ts'
import { isPassword } from './values/password.ts'
import { isPrintable } from './values/printable.ts'
import { salutations } from './values/salutations.ts'
import type { Sentence } from './values/sentences.ts'
import { slugPattern } from './values/slug.ts'

const notOneLine = { error: bilingualMessage(s.notOneLine), abort: true }
/** The check of a person's or company's name that documents print, and of other texts that they print. */
export const inNameScript = [isPrintable, bilingualMessage(s.nameScript)] as const
export const inTextScript = [isPrintable, bilingualMessage(s.textScript)] as const
const notManyLines = { error: bilingualMessage(s.controlCharacters), abort: true }

/** Every text of one line that the shop stores uses this schema. */
export const oneLine = z.string().trim().overwrite(oneSpelling).regex(oneLinePattern, notOneLine)

/** A text that must not be empty. If it is missing, only that is reported, and the rules after it are not checked. */
export function requiredText(missing: Sentence, spelled = oneSpelling) {
  const error = bilingualMessage(missing)
  return z
    .string(error)
    .trim()
    .overwrite(spelled)
    .min(1, { error, abort: true })
    .regex(oneLinePattern, notOneLine)
}

export function requiredLines(missing: Sentence) {
  const error = bilingualMessage(missing)
  return z.string(error).trim().min(1, { error, abort: true }).regex(manyLinesPattern, notManyLines)
}

/**
 * A text of several lines. Browsers separate lines with CR LF and other clients with LF alone, so CR LF is converted
 * to LF.
 */
export const manyLines = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
  .regex(manyLinesPattern, notManyLines)

export function requiredEmail(missing: Sentence, wrong: Sentence = s.emailWrong) {
  return requiredText(missing).refine(isEmail, bilingualMessage(wrong))
}

export const shortText = oneLine.max(longestText, bilingualMessage(s.tooLong))
export const optionalText = shortText.nullish().transform((text) => text || null)
/** The name of a record in addresses. Empty text means that it is generated. */
export const optionalSlug = (longest: number) =>
  oneLine
    .max(longest)
    .refine((slug) => slug === '' || slugPattern.test(slug), bilingualMessage(brandSentences.slugWrong))
    .default('')

const nameText = shortText.refine(...inNameScript)
export const firstName = nameText.min(1, bilingualMessage(s.firstNameMissing)).describe('The first name.')
export const lastName = nameText.min(1, bilingualMessage(s.lastNameMissing)).describe('The last name.')
export const dialCode = z
  .string()
  .regex(/^\d{1,4}$/)
  .describe('The country code of the phone number, digits without a plus: 358 is Finland.')
export const contactNumber = z
  .string()
  .trim()
  .refine(isContactNumber, bilingualMessage(s.contactNumberWrong))
  .describe('The phone number, 7 to 12 digits: 040 123 4567.')
export const salutation = z.enum(salutations).describe('How the person is addressed.')
export const companyName = nameText
  .nullish()
  .transform((text) => text || null)
  .describe('The name of the company.')
/** A line of an address. */
export const addressText = shortText.refine(...inTextScript)
export const optionalAddressText = addressText.nullish().transform((text) => text || null)
export const companyId = optionalText.describe('The business id (Y-tunnus) or VAT number of the company.')
export const secondAddressLine = optionalAddressText.describe('A second line of the address, such as c/o.')
export const isCompanyUser = z
  .enum(['0', '1'])
  .describe('1 for the account of a company, 0 for that of a private person.')
export const languageOfMessages = z
  .enum(['fi', 'en', 'fi_FI', 'en_GB'])
  .nullish()
  .describe('The language of the messages in the response. Without it the language of the request counts.')
export const newPassword = z.string().refine(isPassword, bilingualMessage(s.passwordRules))

/** The fields of a solved captcha: the answer and the id of the captcha. */
export const captchaFields = {
  captcha: requiredText(s.captchaMissing)
    .max(100)
    .prefault('')
    .describe('The characters in the picture of `GET /api/v1/captcha`, or the key that its `work` asks for.'),
  captcha_id: z
    .string()
    .max(100)
    .default('')
    .describe('The `captcha_id` of the picture, or the `work.captcha_id` of the proof of work.'),
}
