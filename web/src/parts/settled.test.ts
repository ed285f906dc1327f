import { data } from 'react-router'
import { expect, test } from 'vitest'
import { ApiRefusal } from '../api/api-refusal.ts'
import { settled } from './settled.ts'

const answer = {
  success: 0,
  code: 'unexpected',
  message: 'Something went wrong.',
  request_id: 'r-1',
} as const

test('what came is handed on as it is', async () => {
  expect(await settled(Promise.resolve(39.9))).toEqual({ data: 39.9, failure: null })
})

test.each([
  ['in the browser', new ApiRefusal(500, answer)],
  ['on the server', data(answer, 500)],
])('a fault names its request, %s', async (_where, error) => {
  expect(await settled(Promise.reject(error))).toEqual({
    data: null,
    failure: { requestId: 'r-1', offline: false },
  })
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch'), true],
  ['a refusal without a request', data(null, 404), false],
  ['nothing at all', null, false],
])('%s has no request to name', async (_what, error, offline) => {
  expect(await settled(Promise.reject(error))).toEqual({ data: null, failure: { requestId: null, offline } })
})
