import { expect, test } from 'vitest'
import type { PromoCodeFacts, Purchase } from './why-not-applicable.ts'
import { whyNotApplicable } from './why-not-applicable.ts'

const code: PromoCodeFacts = {
  active: true,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  minimumCents: 20_000,
  usesInAll: 100,
  usesEach: 1,
  used: 0,
  usedByCustomer: 0,
}
const purchase: Purchase = { today: '2026-11-20', goodsCents: 45_160 }

test.each<[string, Partial<PromoCodeFacts>, Partial<Purchase>, ReturnType<typeof whyNotApplicable>]>([
  ['a code in its time applies', {}, {}, null],
  ['its first day counts', {}, { today: '2026-11-01' }, null],
  ['its last day counts', {}, { today: '2026-11-30' }, null],
  ['the day before it begins it does not exist', {}, { today: '2026-10-31' }, 'promo-code-not-valid'],
  ['the day after it ends it does not exist', {}, { today: '2026-12-01' }, 'promo-code-not-valid'],
  ['without a last day it goes on', { validUntil: null }, { today: '2031-01-01' }, null],
  ['one that was switched off does not exist', { active: false }, {}, 'promo-code-not-valid'],
  ['the last use is a use', { used: 99 }, {}, null],
  ['one that is used up does not exist', { used: 100 }, {}, 'promo-code-not-valid'],
  ['a customer uses it once', { used: 100, usedByCustomer: 1 }, {}, 'promo-code-used'],
  [
    'without limits it can be used as often as one likes',
    { usesInAll: null, usesEach: null, used: 1e6, usedByCustomer: 9 },
    {},
    null,
  ],
  ['exactly the minimum is enough', {}, { goodsCents: 20_000 }, null],
  ['a cent less is not', {}, { goodsCents: 19_999 }, 'promo-code-minimum'],
])('%s', (_, facts, bought, reason) => {
  expect(whyNotApplicable({ ...code, ...facts }, { ...purchase, ...bought })).toBe(reason)
})
