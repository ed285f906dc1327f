import { expect, test } from 'vitest'
import { whyNotInvited } from './why-not-invited.ts'

const fitted = {
  cancelled: false,
  withdrawn: false,
  totalCents: 54_560,
  refundedCents: 0,
  refusesEmails: false,
}

test.each([
  ['whose tyres were fitted is asked', {}, null],
  ['nobody is asked about a cancelled order', { cancelled: true }, 'cancelled'],
  ['nor about one that was withdrawn from', { withdrawn: true }, 'withdrawn'],
  ['nor where all of the money went back', { refundedCents: 54_560 }, 'refunded'],
  ['a part that went back changes nothing', { refundedCents: 54_559 }, null],
  ['an order that cost nothing was not refunded', { totalCents: 0 }, null],
  ['who refused such e-mails gets none', { refusesEmails: true }, 'emails-refused'],
] as const)('%s', (_sentence, changed, reason) => {
  expect(whyNotInvited({ ...fitted, ...changed })).toBe(reason)
})
