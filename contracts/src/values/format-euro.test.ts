import { expect, test } from 'vitest'
import { formatEuro } from './format-euro.ts'

test.each([
  { title: 'nothing', cents: 0, text: '0,00\u00a0€' },
  { title: 'a few cents', cents: 5, text: '0,05\u00a0€' },
  { title: 'less than a hundred euros', cents: 9990, text: '99,90\u00a0€' },
  { title: 'hundreds have no point', cents: 99999, text: '999,99\u00a0€' },
  { title: 'thousands have a point', cents: 123450, text: '1.234,50\u00a0€' },
  { title: 'millions have two', cents: 123456789, text: '1.234.567,89\u00a0€' },
  { title: 'money back has a minus', cents: -123450, text: '\u22121.234,50\u00a0€' },
  { title: 'a cent back', cents: -1, text: '\u22120,01\u00a0€' },
])('$title is written $text', ({ cents, text }) => {
  expect(formatEuro(cents)).toBe(text)
})
