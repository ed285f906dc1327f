import { accountSentences } from '@pito/contracts/values/account-sentences'
import { expect, test } from 'vitest'
import { isNewPassword, newPasswordIn, passwordFaults } from './password-faults.ts'

const rules = accountSentences.passwordRules.en_GB

test.each([
  ['Kesäkumi1!', 'Kesäkumi1!', null, null],
  ['Kesäkumi1!', '', null, 'Confirm Password is required'],
  ['Kesäkumi1!', 'Kesakumi1!', null, "Passwords don't match."],
  ['short', 'short', rules, null],
  [`Aa1!${'x'.repeat(22)}`, `Aa1!${'x'.repeat(22)}`, rules, null],
])('%j and %j', (password, confirmed, password_fault, confirm_fault) => {
  expect(passwordFaults({ password, confirmed }, 'en_GB')).toEqual({
    password: password_fault,
    confirm_password: confirm_fault,
  })
  expect(isNewPassword({ password, confirmed })).toBe(password_fault === null && confirm_fault === null)
})

test('the registration says it in its own words', () => {
  const typed = { password: 'Kesäkumi1!', confirmed: 'x' }
  const { confirm_password } = passwordFaults(typed, 'en_GB', accountSentences.registerPasswordsDiffer)
  expect(confirm_password).toBe('Password is not match.')
})

test('blanks of a password count', () => {
  const form = new FormData()
  form.set('password', ' Kesäkumi1! ')
  expect(newPasswordIn(form).password).toBe(' Kesäkumi1! ')
})
