import { ApiRefusal } from '@pito/web/api/api-refusal'
import { data } from 'react-router'
import { expect, test } from 'vitest'
import { nullIfOver } from './null-if-over.ts'

const refusal = (code: string) => ({ success: 0, code, message: 'No.' }) as const
const inBrowser = (code: string, status: number) => new ApiRefusal(status, refusal(code) as never)
const onServer = (code: string, status: number) => data(refusal(code), status)

test.each(['link-over', 'not-found', 'not-valid'])('a link that is refused with %s is over', (code) => {
  expect(nullIfOver(inBrowser(code, 404))).toBeNull()
  expect(nullIfOver(onServer(code, 404))).toBeNull()
})

test.each([
  ['too-many-requests', 429],
  ['unexpected', 500],
])('%s says nothing about the link', (code, status) => {
  expect(() => nullIfOver(inBrowser(code, status))).toThrow('No.')
  expect(() => nullIfOver(onServer(code, status))).toThrow()
})

test('a lost connection says nothing about the link', () => {
  expect(() => nullIfOver(new TypeError('Failed to fetch'))).toThrow('Failed to fetch')
})
