import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { textsIn } from '@pito/web/form/form-result'

/** An answer consists of the six characters of the picture or, after a proof of work, of the derived key. */
const answer = /^(.{6}|[0-9a-f]{32})$/u

/** Returns the captcha's fields as the API expects them, and the error of the captcha field. */
export function readCaptcha(form: FormData, locale: Locale) {
  const { captcha, captcha_id } = textsIn(form, ['captcha', 'captcha_id'])
  const plain = captcha.replaceAll(/\s/g, '')
  const { captchaMissing, captchaShape } = accountSentences
  const sentence = plain === '' ? captchaMissing : captchaShape
  return { captcha, captcha_id, error: answer.test(plain) ? null : sentence[locale] }
}
