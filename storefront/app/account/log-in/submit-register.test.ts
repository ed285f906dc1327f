import type { Api } from '@pito/web/api/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { submitRegister } from './register-form.tsx'

const api = vi.fn(async () => ({ success: 1, data: {} }))
beforeEach(() => api.mockClear())

const good = {
  is_company_user: '0',
  salutation: 'miss',
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  country_code: 'FI358',
  contact_number: '050123123',
  email: 'maija@example.fi',
  password: 'Kesäkumi1!',
  confirm_password: 'Kesäkumi1!',
  captcha: 'ab3@x9',
  captcha_id: 'picture',
  terms: 'on',
}

function submit(changed: Record<string, string> = {}, address = '/register') {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changed })) if (value) form.set(name, value)
  const submission = { form, params: {}, url: new URL(address, 'http://shop'), locale: 'en_GB', cookies: '' }
  return submitRegister(api as unknown as Api, submission as never)
}

test('a whole form is sent, and the profile opens', async () => {
  const outcome = (await submit()) as Response
  expect(outcome.headers.get('location')).toBe('/profile')
  expect(api).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({
      salutation: 'miss',
      country_code: '358',
      is_company_user: '0',
      email: 'maija@example.fi',
      captcha: 'ab3@x9',
      captcha_id: 'picture',
    }),
  )
})

test('what was to open before the registration opens after it', async () => {
  const outcome = (await submit({}, '/register?redirect=/order')) as Response
  expect(outcome.headers.get('location')).toBe('/order')
})

test.each([
  ['first_name', '', 'First Name is required.'],
  ['last_name', '', 'Last Name is required.'],
  ['contact_number', '', 'Contact Number is required.'],
  ['contact_number', '123', 'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'],
  ['email', '', 'Email is required.'],
  ['email', 'abc', 'Email is not valid.'],
  ['confirm_password', '', 'Confirm Password is required'],
  ['confirm_password', 'Kesakumi1!', 'Password is not match.'],
  ['captcha', '', 'Captcha is required.'],
  ['captcha', 'abc', 'Enter Valid captcha'],
  ['terms', '', 'Please accept terms and policies'],
])('%s %j is not sent: %s', async (field, value, sentence) => {
  expect(await submit({ [field]: value })).toEqual({ errors: { [field]: [sentence] } })
  expect(api).not.toHaveBeenCalled()
})

test.each(['Aa1!aaa', 'ABCDEF1!', 'abcdef1!', 'Abcdefg!', 'Abcdefg1', `Aa1!${'x'.repeat(22)}`])(
  'the password %s is not sent',
  async (password) => {
    const outcome = await submit({ password, confirm_password: password })
    expect(outcome).toMatchObject({ errors: { password: [expect.stringContaining('8 to 25 characters')] } })
    expect(api).not.toHaveBeenCalled()
  },
)

test('a company is sent with its name, and needs no VAT number', async () => {
  await submit({ is_company_user: '1', company_name: 'Rengas Oy' })
  expect(api).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ is_company_user: '1', company_name: 'Rengas Oy', company_vat_number: '' }),
  )
})
