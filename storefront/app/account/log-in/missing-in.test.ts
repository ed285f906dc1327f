import { expect, test } from 'vitest'
import { missingIn } from './register-form.tsx'

const whole = {
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  contact_number: '050123123',
  email: 'maija@example.fi',
  password: 'Kesäkumi1!',
  confirm_password: 'Kesäkumi1!',
  captcha: 'ab3@x9',
  terms: 'on',
}

function missing(changed: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...whole, ...changed })) if (value) form.set(name, value)
  return missingIn(form)
}

test('a whole form lacks nothing', () => {
  expect(missing()).toEqual([])
})

test.each([
  [{ last_name: '' }, ['missingName']],
  [{ password: 'Kesäkumi', confirm_password: 'Kesäkumi' }, ['number', 'special']],
  [{ password: 'x' }, ['length', 'upper', 'number', 'special', 'missingConfirm']],
  [{ is_company_user: '1' }, ['missingCompany']],
  [{ captcha: '', terms: '' }, ['missingCaptcha', 'missingTerms']],
  [{ password: `Aa1!${'x'.repeat(22)}`, confirm_password: `Aa1!${'x'.repeat(22)}` }, ['tooLong']],
])('%j lacks %j', (changed, words) => {
  expect(missing(changed as Record<string, string>)).toEqual(words)
})
