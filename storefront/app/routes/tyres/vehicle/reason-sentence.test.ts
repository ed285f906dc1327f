import type { RecommendationReason } from '@pito/contracts/recommendations'
import { expect, test } from 'vitest'
import { reasonSentence } from './reason-sentence.ts'
import { recommendedWords } from './recommended-words.ts'

const tyre = { cents: 10_000, label: { fuel: 'C', wet: 'A', noiseClass: 'B', decibels: 69 } }
const reason: RecommendationReason = {
  out_of: 72,
  ice_grip: false,
  first_in: { price: false, wet_grip: true, noise_value: false },
  compared_with: 'good',
  difference: {
    price_for_four: 80,
    wet_grip: { from: 'C', to: 'A' },
    fuel_efficiency: null,
    noise_value: -3,
    ice_grip: false,
    snow_grip: false,
    studs: false,
    lost: [],
  },
}
const none = { ...reason, first_in: { price: false, wet_grip: false, noise_value: false } }
const said = (changed: RecommendationReason, priority: 'price' | 'grip' | 'quiet', level = 'best') =>
  reasonSentence({ tyre, reason: changed, level }, priority, recommendedWords.en).replaceAll('\u00a0', ' ')

const saidInFinnish = (changed: RecommendationReason, priority: 'grip' | 'quiet') =>
  reasonSentence({ tyre, reason: changed, level: 'best' }, priority, recommendedWords.fi).replaceAll(
    '\u00a0',
    ' ',
  )

test('the sentence names a figure, what it was compared with, and the number of tyres', () => {
  expect(said(reason, 'grip')).toBe(
    'Best wet grip (A) and 3 dB quieter than Good, but 80,00 € more expensive; out of 72 tyres',
  )
  expect(saidInFinnish(reason, 'grip')).toBe(
    'Paras märkäpito (A) ja 3 dB hiljaisempi kuin Hyvä, mutta 80,00 € kalliimpi; 72 renkaasta',
  )
})

test.each([
  [
    'quietness first, if it matters most',
    none,
    'quiet',
    '3 dB quieter than Good and wet grip A (Good: C), but 80,00 € more expensive',
  ],
  [
    'the price first, if it matters most',
    { ...none, difference: { ...reason.difference, wet_grip: null, price_for_four: 8, noise_value: -1 } },
    'price',
    '8,00 € more expensive than Good and 1 dB quieter',
  ],
  [
    'marks of winter tyres before the wet grip',
    { ...none, difference: { ...reason.difference, ice_grip: true } },
    'grip',
    'Ice grip mark (Good: none) and wet grip A (Good: C), but 80,00 € more expensive than Good',
  ],
  [
    'everything in which the tyre is worse',
    {
      ...none,
      difference: {
        ...reason.difference,
        fuel_efficiency: { from: 'B', to: 'E' },
        noise_value: 2,
        lost: ['snow_grip'],
      },
    },
    'grip',
    'Wet grip A (Good: C), but without the snowflake 3PMSF, 2 dB louder than Good, fuel class E (Good: B) and 80,00 € more expensive',
  ],
  [
    'the price of the only tyre',
    { ...none, compared_with: null, difference: null },
    'grip',
    'Four for 400,00 €',
  ],
] as const)('the sentence states %s', (_name, changed, priority, text) => {
  expect(said(changed as RecommendationReason, priority)).toBe(`${text}; 72 tyres compared`)
})

test('the number of tyres is that of a comparison, unless the tyre is the first of them', () => {
  expect(saidInFinnish(none, 'quiet')).toBe(
    '3 dB hiljaisempi kuin Hyvä ja märkäpito A (Hyvä: C), mutta 80,00 € kalliimpi; vertailussa 72 rengasta',
  )
})

test('the first recommendation begins with its price, whatever matters most', () => {
  const cheapest = { ...none, first_in: { ...none.first_in, price: true }, difference: null }
  expect(said(cheapest, 'grip', 'good')).toBe('Cheapest (four for 400,00 €); out of 72 tyres')
})
