import type { RecommendationReason } from '@pito/contracts/recommendations'
import { expect, test } from 'vitest'
import { reasonSentence } from './reason-sentence.ts'
import { reasonWords } from './reason-words.ts'

const tyre = { cents: 10_000, label: { fuel: 'C', wet: 'A', noiseClass: 'B', decibels: 69 } }
const change: NonNullable<RecommendationReason['difference']> = {
  price_for_four: 80,
  wet_grip: { from: 'C', to: 'A' },
  fuel_efficiency: null,
  noise_value: -3,
  ice_grip: false,
  snow_grip: false,
  studs: false,
  lost: [],
}
const reason: RecommendationReason = {
  out_of: 72,
  ice_grip: false,
  first_in: { price: false, wet_grip: true, noise_value: false },
  compared_with: 'good',
  difference: change,
}
const none = { ...reason, first_in: { price: false, wet_grip: false, noise_value: false } }

function said(
  changed: RecommendationReason,
  priority: 'price' | 'grip' | 'quiet',
  { level = 'better', language = 'en' }: { level?: 'good' | 'better' | 'best'; language?: 'fi' | 'en' } = {},
) {
  const sentence = reasonSentence({ tyre, reason: changed, level }, priority, reasonWords[language])
  return sentence.replaceAll('\u00a0', ' ')
}

test('the sentence names a figure, what it was compared with, and the number of tyres', () => {
  expect(said(reason, 'grip')).toBe(
    'Best wet grip (A) and 3 dB quieter than Good, but 80,00 € more expensive; out of 72 tyres',
  )
  expect(said(reason, 'grip', { language: 'fi' })).toBe(
    'Paras märkäpito (A) ja 3 dB hiljaisempi kuin Hyvä, mutta 80,00 € kalliimpi; 72 renkaasta',
  )
})

test.each([
  [
    'quietness first, if it matters most',
    'quiet',
    { noise_value: -3 },
    '3 dB hiljaisempi kuin Hyvä ja märkäpidoltaan parempi (A, Hyvä: C), mutta 80,00 € kalliimpi',
    '3 dB quieter than Good and better in the wet (A, Good: C), but 80,00 € more expensive',
  ],
  [
    'the price first, if it matters most',
    'price',
    { wet_grip: null, price_for_four: 8, noise_value: -1 },
    '8,00 € kalliimpi kuin Hyvä ja 1 dB hiljaisempi',
    '8,00 € more expensive than Good and 1 dB quieter',
  ],
  [
    'adjectives beside adjectives after the price',
    'price',
    { wet_grip: { from: 'E', to: 'D' }, price_for_four: 44.4, noise_value: 0 },
    '44,40 € kalliimpi kuin Hyvä ja märkäpidoltaan parempi (D, Hyvä: E)',
    '44,40 € more expensive than Good and better in the wet (D, Good: E)',
  ],
  [
    'marks of winter tyres before the wet grip',
    'grip',
    { ice_grip: true },
    'Varustettu jääpitomerkillä (Hyvä: ei) ja märkäpidoltaan parempi (A, Hyvä: C), mutta 80,00 € kalliimpi kuin Hyvä',
    'Marked for ice grip (Good: no) and better in the wet (A, Good: C), but 80,00 € more expensive than Good',
  ],
  [
    'everything in which the tyre is worse',
    'grip',
    { fuel_efficiency: { from: 'B', to: 'E' }, noise_value: 2, lost: ['snow_grip', 'studs'] },
    'Märkäpidoltaan parempi (A, Hyvä: C), mutta ilman lumihiutaletta 3PMSF, nastaton, 2 dB äänekkäämpi kuin Hyvä, kuluttavampi (polttoaineluokka E, Hyvä: B) ja 80,00 € kalliimpi',
    'Better in the wet (A, Good: C), but without the snowflake 3PMSF, without studs, 2 dB louder than Good, less economical (fuel class E, Good: B) and 80,00 € more expensive',
  ],
] as const)('the sentence states %s', (_name, priority, changed, finnish, english) => {
  const given = { ...none, difference: { ...change, ...changed } } as RecommendationReason
  expect(said(given, priority, { language: 'fi' })).toBe(`${finnish}; vertailussa 72 rengasta`)
  expect(said(given, priority)).toBe(`${english}; 72 tyres compared`)
})

test('the third recommendation is compared with one other only, the second or the first', () => {
  const toGood = { ...change, price_for_four: 332, fuel_efficiency: { from: 'B', to: 'C' } }
  const third = {
    ...none,
    compared_with: 'better',
    difference: { ...change, price_for_four: 264, wet_grip: null, noise_value: -1 },
  } as RecommendationReason
  expect(said(third, 'quiet', { level: 'best' })).toBe(
    '1 dB quieter than Better, but 264,00 € more expensive; 72 tyres compared',
  )
  const andGood = { ...third, compared_with: 'good', difference: toGood } as RecommendationReason
  expect(said(andGood, 'quiet', { level: 'best' })).toBe(
    '3 dB quieter than Good and better in the wet (A, Good: C), but less economical (fuel class C, Good: B) and 332,00 € more expensive; 72 tyres compared',
  )
})

test('a tyre is called the best of all only in what it is better than the tyre that it is compared with', () => {
  const alike = { ...reason, difference: { ...change, wet_grip: null } } as RecommendationReason
  expect(said(alike, 'price')).toBe('80,00 € more expensive than Good and 3 dB quieter; 72 tyres compared')
})

test('the first recommendation is the cheapest that fits, even if a cheaper one does not fit', () => {
  const cheapest = { ...none, first_in: { ...none.first_in, price: true }, difference: null }
  expect(said(cheapest, 'grip', { level: 'good' })).toBe('Cheapest (four for 400,00 €); out of 72 tyres')
  const dearer = { ...none, compared_with: null, difference: null }
  expect(said(dearer, 'grip', { level: 'good', language: 'fi' })).toBe(
    'Halvin ajoneuvoosi sopiva (neljä 400,00 €); 72 renkaasta',
  )
  const better = { ...change, price_for_four: -80 }
  expect(said({ ...reason, compared_with: 'better', difference: better }, 'quiet', { level: 'good' })).toBe(
    'Cheapest that fits your vehicle (four for 400,00 €) and best in the wet (A); out of 72 tyres',
  )
})
