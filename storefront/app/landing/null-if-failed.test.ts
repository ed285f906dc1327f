import { ApiRefusal } from '@pito/web/api/api-refusal'
import { data } from 'react-router'
import { expect, test } from 'vitest'
import { nullIfFailed } from './load-landing.ts'

const answer = { success: 0, code: 'not-found', message: 'No such thing' } as const
const refused = (status: number) => new ApiRefusal(status, answer as never)

test.each([
  ['in the browser', refused(404)],
  ['on the server', data(null, 404)],
])('what does not exist is told, %s', (_where, error) => {
  expect(() => nullIfFailed(error)).toThrow()
})

test.each([
  ['a fault', refused(500)],
  ['a fault on the server', data(null, 500)],
  ['too many calls', refused(429)],
  ['no network', new TypeError('Failed to fetch')],
  ['nothing at all', null],
])('%s leaves a hole', (_name, error) => {
  expect(nullIfFailed(error)).toBeNull()
})
