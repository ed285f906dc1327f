import { expect, test } from 'vitest'
import { readStamp, stampOf } from './stamp.ts'

test('a stamp is the order’s number and which attempt it is', () => {
  expect(stampOf('1234567890', 3)).toBe('1234567890-3')
  expect(readStamp('1234567890-3')).toEqual({ orderNumber: '1234567890', attempt: 3 })
})

test.each(['', '1234567890', '123-4', '1234567890-', '1234567890-1-2', 'x1234567890-1'])(
  '%j is no stamp',
  (stamp) => {
    expect(readStamp(stamp)).toBeNull()
  },
)
