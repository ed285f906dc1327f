import { data, RouterContextProvider, redirect } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiRefusal } from '../api/api-refusal.ts'
import { apiContext, localeContext } from '../api/contexts.ts'
import { formAction } from './form-action.ts'
import type { FormResult } from './form-result.ts'

const address = 'https://shop.example/garage?lang=en'
const answer = { success: 0, code: 'not-valid', message: 'One or more validation errors occurred' } as const

function requestOf(fields: Record<string, string>) {
  return new Request(address, { method: 'POST', body: new URLSearchParams(fields) })
}

type Action = ReturnType<typeof formAction>

async function onServer(action: Action, fields: Record<string, string> = {}) {
  const context = new RouterContextProvider()
  context.set(apiContext, (() => Promise.reject(new Error('not asked'))) as never)
  context.set(localeContext, 'en_GB')
  const args = { request: requestOf(fields), params: {}, context }
  return await action.onServer(args as never)
}

async function inBrowser(action: Action, fields: Record<string, string> = {}) {
  vi.stubGlobal('window', { location: { href: address } })
  vi.stubGlobal('document', { cookie: 'locale=en_GB', documentElement: { lang: 'en' } })
  return await action.inBrowser({ request: requestOf(fields), params: {} } as never)
}

const partsOf = (returned: unknown) => {
  const { data: result, init } = returned as { data: FormResult; init: ResponseInit | null }
  return { result, status: init?.status }
}

afterEach(() => vi.unstubAllGlobals())

test.each([onServer, inBrowser])(
  'wrong fields come back with what was typed, but for passwords: %o',
  async (run) => {
    const action = formAction(async () => ({ errors: { email: ['Check it.'] } }))
    const fields = { form: 'login', email: 'aino', password: 'salasana1', repeat_password: 'salasana1' }
    expect(partsOf(await run(action, fields))).toEqual({
      status: 422,
      result: {
        outcome: 'refused',
        form: 'login',
        errors: { email: ['Check it.'] },
        message: null,
        typed: { email: ['aino'] },
      },
    })
  },
)

test.each([
  [onServer, data({ ...answer, errors: { email: ['Taken.'] } }, 422)],
  [inBrowser, new ApiRefusal(422, { ...answer, errors: { email: ['Taken.'] } })],
])('a refusal of the API names its fields: %o', async (run, refusal) => {
  const { result, status } = partsOf(
    await run(
      formAction(() => Promise.reject(refusal)),
      { email: 'a@b.fi' },
    ),
  )
  expect(status).toBe(422)
  expect(result).toMatchObject({
    errors: { email: ['Taken.'] },
    message: answer.message,
    typed: { email: ['a@b.fi'] },
  })
})

test('what broke on the server is said with its request id, and nothing typed is lost', async () => {
  const fault = data(
    { ...answer, code: 'unexpected', message: 'Tell us the request id.', request_id: 'r-1' },
    500,
  )
  const { result, status } = partsOf(
    await onServer(
      formAction(() => Promise.reject(fault)),
      { name: 'Aino' },
    ),
  )
  expect(status).toBe(500)
  expect(result).toMatchObject({ message: 'Tell us the request id: r-1', typed: { name: ['Aino'] } })
})

test('without a connection the form says so, and nothing typed is lost', async () => {
  const offline = new TypeError('Failed to fetch')
  const { result } = partsOf(
    await inBrowser(
      formAction(() => Promise.reject(offline)),
      { name: 'Aino' },
    ),
  )
  expect(result).toMatchObject({ outcome: 'refused', typed: { name: ['Aino'] } })
  expect(result).toMatchObject({ message: expect.stringContaining('The connection was lost') })
})

test('a mistake of our own is no answer to a form', async () => {
  const mistake = formAction(() => Promise.reject(new TypeError('x is undefined')))
  await expect(onServer(mistake)).rejects.toThrow('x is undefined')
})

test('what was done is shown by a page of its own where no script runs, and in place elsewhere', async () => {
  const action = formAction<{ id: number } | null>(async () => ({ done: { id: 7 }, to: '/garage' }))
  const redirected = (await onServer(action as Action)) as Response
  expect([redirected.status, redirected.headers.get('location')]).toEqual([303, '/garage'])
  expect(partsOf(await inBrowser(action as Action, { form: 'add' })).result).toEqual({
    outcome: 'done',
    form: 'add',
    data: { id: 7 },
  })
})

test.each([onServer, inBrowser])('a redirect goes on to the router: %o', async (run) => {
  const action = formAction(async () => redirect('/account'))
  expect(((await run(action)) as Response).headers.get('location')).toBe('/account')
})

test('a body that is no form is not readable', async () => {
  const request = new Request(address, {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  })
  const args = { request, params: {}, context: new RouterContextProvider() }
  const action = formAction(async () => ({ done: null }))
  await expect(action.onServer(args as never)).rejects.toMatchObject({ init: { status: 400 } })
})
