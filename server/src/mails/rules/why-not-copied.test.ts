import { expect, test } from 'vitest'
import { whyNotCopied } from './why-not-copied.ts'

const mail = { orderNumber: '4821907735', state: 'sent', copiesToday: 4 } as const

test.each([
  ['a sent mail of an order', {}, null],
  ['a mail of a shop without a mail server', { state: 'stored' }, null],
  ['a mail that is about no order', { orderNumber: null }, 'mail-not-of-order'],
  ['a mail that has failed', { state: 'failed' }, 'mail-not-sent'],
  ['a mail that waits for its first attempt', { state: 'waiting' }, 'mail-not-sent'],
  ['the sixth copy of a day', { copiesToday: 5 }, 'too-many-copies'],
] as const)('%s: %s', (_, changed, code) => {
  expect(whyNotCopied({ ...mail, ...changed })).toBe(code)
})
