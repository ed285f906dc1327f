import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { textsIn } from '@pito/web/form/form-result'

/** An answer is the six characters of a picture, or the key that a device derived instead. */
const answer = /^(.{6}|[0-9a-f]{32})$/u

/** Returns the fields that the API takes and the error of the captcha field. */
export function readCaptcha(form: FormData, locale: Locale) {
  const { captcha, captcha_id } = textsIn(form, ['captcha', 'captcha_id'])
  const plain = captcha.replaceAll(/\s/g, '')
  const { captchaMissing, captchaShape } = accountSentences
  const sentence = plain === '' ? captchaMissing : captchaShape
  return { captcha, captcha_id, error: answer.test(plain) ? null : sentence[locale] }
}
