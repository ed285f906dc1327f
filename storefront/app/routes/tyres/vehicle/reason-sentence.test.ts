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
    noise_value: -3,
    ice_grip: false,
    snow_grip: false,
    studs: false,
  },
}
const none = { ...reason, first_in: { price: false, wet_grip: false, noise_value: false } }
const said = (changed: RecommendationReason, priority: 'price' | 'grip' | 'quiet', level = 'best') =>
  reasonSentence({ tyre, reason: changed, level }, priority, recommendedWords.en).replaceAll('\u00a0', ' ')

test('the sentence names a figure, what it was compared with, and the number of tyres', () => {
  expect(said(reason, 'grip')).toBe('Best wet grip (A) and 3 dB quieter than Good; out of 72 tyres')
  expect(reasonSentence({ tyre, reason, level: 'best' }, 'grip', recommendedWords.fi)).toBe(
    'Paras märkäpito (A) ja 3 dB hiljaisempi kuin Hyvä; 72 renkaasta',
  )
})

test.each([
  ['quietness first, if it matters most', none, 'quiet', '3 dB quieter than Good and wet grip A (Good: C)'],
  [
    'the price first, if it matters most',
    none,
    'price',
    'Four cost 80,00 € more than Good and wet grip A (Good: C)',
  ],
  [
    'marks of winter tyres before the wet grip',
    { ...none, difference: { ...reason.difference, ice_grip: true } },
    'grip',
    'Ice grip mark (Good: none) and 3 dB quieter than Good',
  ],
  [
    'the price alone, if nothing else is better',
    { ...none, difference: { ...reason.difference, wet_grip: null, noise_value: 1 } },
    'quiet',
    'Four cost 80,00 € more than Good',
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
  expect(reasonSentence({ tyre, reason: none, level: 'best' }, 'quiet', recommendedWords.fi)).toBe(
    '3 dB hiljaisempi kuin Hyvä ja märkäpito A (Hyvä: C); vertailussa 72 rengasta',
  )
})

test('the first recommendation begins with its price, whatever matters most', () => {
  const cheapest = { ...none, first_in: { ...none.first_in, price: true }, difference: null }
  expect(said(cheapest, 'grip', 'good')).toBe('Cheapest (four for 400,00 €); out of 72 tyres')
})
