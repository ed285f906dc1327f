import { expect, test } from 'vitest'
import { readCaptcha } from './read-captcha.ts'

function formWith(captcha: string): FormData {
  const form = new FormData()
  form.set('captcha', captcha)
  form.set('captcha_id', 'shown')
  return form
}

test.each(['AB3@X9', 'ab3@x9', 'a b 3 @ x 9', '0123456789abcdef0123456789abcdef'])(
  '%j could be an answer',
  (captcha) => {
    expect(readCaptcha(formWith(captcha), 'en_GB')).toEqual({ captcha, captcha_id: 'shown', error: null })
  },
)

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
