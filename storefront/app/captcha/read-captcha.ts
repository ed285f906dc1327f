import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { textsIn } from '@pito/web/form/form-result'

/** The six characters of a picture, or the key that a device derived instead of it. */
const answer = /^(.{6}|[0-9a-f]{32})$/u

/** What the API takes, and what is wrong with the field. */
export function readCaptcha(form: FormData, locale: Locale) {
  const { captcha, captcha_id } = textsIn(form, ['captcha', 'captcha_id'])
  const plain = captcha.replaceAll(/\s/g, '')
  const { captchaMissing, captchaShape } = accountSentences
  const sentence = plain === '' ? captchaMissing : captchaShape
  return { captcha, captcha_id, error: answer.test(plain) ? null : sentence[locale] }
}
