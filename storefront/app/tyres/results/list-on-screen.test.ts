import { ApiRefusal } from '@pito/web/api/api-refusal'
import { redirect } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { ListData } from '../load-list.ts'
import { putOnScreen, withListOnScreenAsFallback } from './list-on-screen.ts'

const list = (total: number, more: object = {}) =>
  ({
    total,
    options: `options of ${total}`,
    optionsFailure: null,
    failure: null,
    ...more,
  }) as unknown as ListData
const refused = (status: number) =>
  new ApiRefusal(status, { success: 0, code: 'x', message: 'x', request_id: 'r-1' })
let leave = () => {}
const onScreen = (data: ListData) => {
  leave = putOnScreen(data)
}
afterEach(() => leave())

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), { offline: true, requestId: null }],
  ['a fault of the shop', refused(500), { offline: false, requestId: 'r-1' }],
  ['too many requests', refused(429), { offline: false, requestId: 'r-1' }],
])('%s leaves the list on the screen, and says why', async (_what, error, failure) => {
  onScreen(list(12))
  expect(await withListOnScreenAsFallback(() => Promise.reject(error))).toEqual({ ...list(12), failure })
})

test.each([
  ['a redirect', redirect('/tyres')],
  ['a refusal', refused(404)],
])('%s is passed on to the router', async (_what, thrown) => {
  onScreen(list(12))
  await expect(withListOnScreenAsFallback(() => Promise.reject(thrown))).rejects.toBe(thrown)
})

test('without a list on screen, the failure is thrown', async () => {
  const error = new TypeError('Failed to fetch')
  await expect(withListOnScreenAsFallback(() => Promise.reject(error))).rejects.toBe(error)
})

test('filters that fail alone leave those on the screen beside the new tyres', async () => {
  onScreen(list(12))
  const optionsFailure = { offline: true, requestId: null }
  const loaded = await withListOnScreenAsFallback(async () => list(3, { options: 'none', optionsFailure }))
  expect(loaded).toEqual(list(3, { options: 'options of 12', optionsFailure }))
})
