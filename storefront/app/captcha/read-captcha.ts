import { accountSentences } from '@pito/contracts/values/account-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { textsIn } from '../form/form-result.ts'

const characters = 6

/** Names of the hidden fields; `captcha` is the visible one. */
export const captchaFields = ['captcha', 'captcha_id', 'captcha_question_id', 'captcha_question'] as const

/** What the API takes, and what is wrong with the field. The picture and the question have one field to answer in. */
export function readCaptcha(form: FormData, locale: Locale) {
  const { captcha, ...hidden } = textsIn(form, captchaFields)
  const plain = captcha.replaceAll(/\s/g, '')
  const answersQuestion = wordsOf(hidden.captcha_question).includes(plain.toLowerCase())
  const captcha_id = answersQuestion ? hidden.captcha_question_id : hidden.captcha_id
  const { captchaMissing, captchaShape } = accountSentences
  const sentence = plain === '' ? captchaMissing : captchaShape
  const couldBeRight = answersQuestion || plain.length === characters
  return { captcha, captcha_id, error: couldBeRight ? null : sentence[locale] }
}

/** The question names the words of which one is the answer. */
function wordsOf(question: string): string[] {
  return question.toLowerCase().match(/\p{L}+/gu) ?? []
}
