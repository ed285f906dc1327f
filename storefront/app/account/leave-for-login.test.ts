import type { Endpoint } from '@pito/contracts/endpoint'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { expect, test } from 'vitest'
import { leaveForLogin } from './leave-for-login.ts'

const url = new URL('https://pito.example/profile?lang=en')
const over = new ApiRefusal(401, { success: 0, code: 'session-ended', message: 'Over' })

/**
 * Calls `leaveForLogin` with these cookies after the session has ended. Returns the URL of the redirect and the API
 * calls that were made.
 */
async function left(cookies: string) {
  const calls: string[] = []
  const api = (({ path }: Endpoint) => {
    calls.push(path)
    return Promise.resolve({ data: null })
  }) as unknown as Api
  const thrown = await leaveForLogin(api, { url, cookies })(over).catch((error: unknown) => error)
  return { to: (thrown as Response).headers.get('location'), calls }
}

test.each([
  ['without a session', '', '/login?redirect=%2Fprofile%3Flang%3Den', '/api/v1/logout'],
  [
    'whose session is over',
    'session=1',
    '/login?redirect=%2Fprofile%3Flang%3Den&note=session-ended',
    '/api/v1/logout',
  ],
  [
    'who acted as a customer',
    'session=1; acting=1700000000',
    '/login-as-customer?ended=over',
    '/api/v1/leave-customer',
  ],
])('somebody %s is led to the page where they log in', async (_, cookies, to, call) => {
  expect(await left(cookies)).toEqual({ to, calls: [call] })
})
