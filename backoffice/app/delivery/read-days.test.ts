import { expect, test } from 'vitest'
import { daysAsLines, readDays } from './read-days.ts'

test.each<[string, string[] | null]>([
  ['', []],
  ['24.12.2026', ['2026-12-24']],
  [' 1.1.2027 \n\n31.12.2026', ['2026-12-31', '2027-01-01']],
  ['31.12.2026–2.1.2027', ['2026-12-31', '2027-01-01', '2027-01-02']],
  ['31.12.2026 - 1.1.2027\n1.1.2027', ['2026-12-31', '2027-01-01']],
  ['31.2.2027', null],
  ['2.1.2027–1.1.2027', null],
  ['1.1.2027–2.1.2027–3.1.2027', null],
  ['24.12.', null],
  ['jouluaatto', null],
])('the days %j are read as %j', (text, days) => {
  expect(readDays(text)).toEqual(days)
})

test('consecutive days are written as a period, which is read again as the same days', () => {
  const days = ['2026-12-24', '2026-12-31', '2027-01-01', '2027-01-02']
  expect(daysAsLines(days)).toBe('24.12.2026\n31.12.2026–2.1.2027')
  expect(readDays(daysAsLines(days))).toEqual(days)
})
