import { expect, test } from 'vitest'
import { promoCodeFaults, promoCodeSentences as s } from './promo-code-faults.ts'

const terms = {
  code: 'TALVI10',
  discount_permille: 100,
  discount_cents: null,
  valid_from: '2026-11-01',
  valid_until: null,
  uses_in_all: null,
}
const used = { ...terms, uses: 42 }

test.each([
  ['a percentage alone is accepted', {}, {}],
  ['an amount alone is accepted', { discount_permille: null, discount_cents: 2000 }, {}],
  ['both are refused at the amount', { discount_cents: 2000 }, { discount_cents: s.discountTwice }],
  ['neither is refused', { discount_permille: null }, { discount_permille: s.discountMissing }],
  ['a code may end on the day on which it starts', { valid_until: '2026-11-01' }, {}],
  ['an end before the start is refused', { valid_until: '2026-10-31' }, { valid_until: s.endBeforeStart }],
])('of a new code %s', (_case, changed, faults) => {
  expect(promoCodeFaults({ ...terms, ...changed }, null)).toEqual(faults)
})

test.each([
  [
    'its end, its state and its number of uses can change',
    { valid_until: '2026-12-01', uses_in_all: 42 },
    {},
  ],
  ['its text cannot change', { code: 'TALVI20' }, { code: s.codeUsed }],
  ['its percentage cannot change', { discount_permille: 200 }, { discount_permille: s.discountUsed }],
  [
    'its percentage cannot become an amount',
    { discount_permille: null, discount_cents: 500 },
    { discount_permille: s.discountUsed, discount_cents: s.discountUsed },
  ],
  [
    'it cannot be limited to fewer uses than it has',
    { uses_in_all: 41 },
    { uses_in_all: { fi_FI: 'Käytetty jo 42 kertaa.', en_GB: 'Already used 42 times.' } },
  ],
])('of a used code %s', (_case, changed, faults) => {
  expect(promoCodeFaults({ ...terms, ...changed }, used)).toEqual(faults)
})

test('a code without uses can change altogether', () => {
  const changed = { ...terms, code: 'KEVÄT', discount_permille: null, discount_cents: 500, uses_in_all: 1 }
  expect(promoCodeFaults(changed, { ...terms, uses: 0 })).toEqual({})
})

test('fields that are left out are not checked', () => {
  expect(promoCodeFaults({ valid_until: '2026-10-01' }, used)).toEqual({})
})
