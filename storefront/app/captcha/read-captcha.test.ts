import { expect, test } from 'vitest'
import { readCaptcha } from './read-captcha.ts'

function formWith(captcha: string): FormData {
  const form = new FormData()
  form.set('captcha', captcha)
  form.set('captcha_id', 'picture')
  form.set('captcha_question_id', 'question')
  form.set('captcha_question', 'Type the second of these words: birch, snow, river, coffee, door.')
  return form
}

test.each([
  ['AB3@X9', 'picture'],
  ['ab3@x9', 'picture'],
  [' a b 3 @ x 9 ', 'picture'],
  ['snow', 'question'],
  ['Coffee', 'question'],
  ['bridge', 'picture'],
])('%j answers the %s', (typed, captcha_id) => {
  expect(readCaptcha(formWith(typed), 'en_GB')).toMatchObject({ captcha_id, error: null })
})

test.each([
  ['', 'fi_FI', 'Kirjoita varmistuskoodi.'],
  ['   ', 'en_GB', 'Captcha is required.'],
  ['AB3', 'en_GB', 'Enter Valid captcha'],
  ['AB3@X9Z', 'fi_FI', 'Tarkista varmistuskoodi'],
] as const)('%j in %s: %s', (typed, locale, error) => {
  expect(readCaptcha(formWith(typed), locale).error).toBe(error)
})

test('a form without the captcha is refused, not broken', () => {
  expect(readCaptcha(new FormData(), 'en_GB').error).toBe('Captcha is required.')
})
