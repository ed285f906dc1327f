import { expect, test } from 'vitest'
import { wordsOfPath } from './words-of-path.ts'

test.each([
  ['/renkaat/hakkapeliitta-r5', 'hakkapeliitta r5'],
  ['/no-such-path/', 'no such path'],
  ['/kes%C3%A4renkaat', 'kesärenkaat'],
  ['/%3Cscript%3E', ''],
  ['/a%00b', ''],
  ['/%E0%A4%A', ''],
  ['/reset/abc123', ''],
  ['/es-31/winter', ''],
  ['/aino@pito.example', ''],
  ['/order/4821907312', ''],
  ['/password/eyJhbGciOiJIUzI1NiJ9', ''],
  ['/0401234567', ''],
  [`/${'a-'.repeat(250)}`, ''],
  ['/99999999', ''],
  ['/renkaat/abc-123-auto', ''],
  ['/puh-050-1234567', ''],
  ['/asiakas-1234-virtanen', ''],
  ['/reset/abcdefghijk', ''],
  ['/password/reset/abcdefghijk', ''],
  ['/account/activate/abcdefghijk/', ''],
  ['/confirm/abcdefghijk', ''],
  ['/kitkarenkaat-205-55-r16', 'kitkarenkaat 205 55 r16'],
  ['/kitkarenkaat-205-55-16', 'kitkarenkaat 205 55 16'],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
