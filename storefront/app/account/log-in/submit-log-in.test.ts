import type { Api } from '@pito/web/api/api'
import { expect, test, vi } from 'vitest'
import { submitLogIn } from './submit-log-in.ts'

const api = vi.fn(async () => ({ success: 1, data: {} }))

function submit(fields: Record<string, string>, address = '/login') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const submission = { form, params: {}, url: new URL(address, 'http://shop'), locale: 'en_GB', cookies: '' }
  return submitLogIn(api as unknown as Api, submission as never)
}

test.each([
  ['', '', 'Email is required', 'Password is required'],
  ['abc', 'x', 'Please enter valid email', undefined],
])('%j with the password %j is not sent', async (email, password, emailFault, passwordFault) => {
  const outcome = await submit({ email, password })
  expect(outcome).toEqual({
    errors: {
      ...(emailFault && { email: [emailFault] }),
      ...(passwordFault && { password: [passwordFault] }),
    },
  })
  expect(api).not.toHaveBeenCalled()
})

test.each([
  ['/login', '/my-account'],
  ['/login?redirect=/profile', '/profile'],
  ['/login?redirect=%2Forder%2F5', '/order/5'],
  ['/login?redirect=https://evil.example', '/my-account'],
  ['/login?redirect=//evil.example', '/my-account'],
  ['/login?redirect=/%5Cevil.example', '/my-account'],
])('%s leads to %s', async (address, to) => {
  const outcome = await submit({ email: ' maija@example.fi ', password: ' blanks count ' }, address)
  expect((outcome as Response).headers.get('location')).toBe(to)
  expect(api).toHaveBeenCalledWith(expect.anything(), {
    email: 'maija@example.fi',
    password: ' blanks count ',
    lang: 'en_GB',
  })
})
