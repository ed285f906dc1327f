import { expect, test } from 'vitest'
import { firstCheck, nextCheck } from './next-check.ts'

const noon = new Date('2026-11-22T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const klarna = { startedAt: noon, openHours: 48 }
const paytrail = { startedAt: noon, openHours: 14 * 24 }

/** Returns every moment at which an unpaid payment is checked at the provider. */
function checksOf(payment: { readonly startedAt: Date; readonly openHours: number }): Date[] {
  const moments: Date[] = []
  for (let at: Date | null = firstCheck(noon); at; at = nextCheck({ ...payment, checks: moments.length }, at))
    moments.push(at)
  return moments
}

test('the provider is asked after a minute, and each wait is twice as long as the one before', () => {
  expect(checksOf(paytrail).slice(0, 5)).toEqual([1, 3, 7, 15, 31].map(after))
})

test('the wait never exceeds a day', () => {
  expect(nextCheck({ ...paytrail, checks: 11 }, after(4000))).toEqual(after(4000 + 1440))
  expect(nextCheck({ ...paytrail, checks: 400 }, after(4000))).toEqual(after(4000 + 1440))
})

test.each([
  ['Klarna', klarna, 48 * 60, 12],
  ['Paytrail', paytrail, 14 * 1440, 24],
])(
  'an abandoned payment at %s is asked about for the last time when it expires',
  (_, payment, last, most) => {
    const moments = checksOf(payment)
    expect(moments.at(-1)).toEqual(after(last))
    expect(moments.length).toBeLessThanOrEqual(most)
  },
)

test('a check that comes late, after the expiry, is the last one', () => {
  expect(nextCheck({ ...klarna, checks: 3 }, after(49 * 60))).toBeNull()
})
