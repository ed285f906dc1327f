import { refusals } from '@pito/contracts/refusals'
import { expect, test } from 'vitest'
import { sentenceOfAnswer } from './sentence-of-answer.ts'

test.each(['fi_FI', 'en_GB'] as const)('a fault in %s that asks for the request id shows it', (locale) => {
  const message = refusals.unexpected.sentence[locale]
  const answer = { success: 0, code: 'unexpected', message, request_id: 'r-17' } as const
  expect(sentenceOfAnswer(answer)).toMatch(/(tunnus|request id): r-17$/)
})

test.each(['plate-search-down', 'payment-provider-away', 'not-ready'] as const)(
  'the sentence of %s contains no request id',
  (code) => {
    for (const message of Object.values(refusals[code].sentence))
      expect(sentenceOfAnswer({ success: 0, code, message, request_id: 'r-17' })).toBe(message)
  },
)

test('a refusal is said as it is', () => {
  const answer = { success: 0, code: 'sold-out', message: 'Sold out' } as const
  expect(sentenceOfAnswer(answer)).toBe('Sold out')
})
