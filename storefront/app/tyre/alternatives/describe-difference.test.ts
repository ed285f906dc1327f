import { expect, test } from 'vitest'
import { alternativesWords } from './alternatives-words.ts'
import { describeDifference } from './load-alternatives.ts'

const { fi, en } = alternativesWords
const better = {
  price: 12,
  wet_grip: { from: 'B', to: 'A' },
  noise_value: -2,
  ice_grip: false,
  snow_grip: false,
}

test('what a tyre was chosen for comes first, then what else differs', () => {
  expect(describeDifference(better, 'grip', en)).toEqual([
    'wet grip A instead of B',
    '2\u00a0dB quieter',
    '12,00\u00a0€ dearer per tyre',
  ])
  expect(describeDifference({ ...better, price: -18 }, 'cheaper', en)[0]).toBe(
    '18,00\u00a0€ cheaper per tyre',
  )
  expect(describeDifference(better, 'quieter', fi)).toEqual([
    '2\u00a0dB hiljaisempi',
    'märkäpito A (tässä B)',
    '12,00\u00a0€ kalliimpi rengasta kohti',
  ])
})

test('what does not differ is not said', () => {
  const alike = { price: 0, wet_grip: null, noise_value: 0, ice_grip: false, snow_grip: false }
  expect(describeDifference(alike, null, en)).toEqual(['the same price'])
})

test('grip on ice and in snow is said, and a loss as well', () => {
  const winter = { ...better, noise_value: 3, ice_grip: true, snow_grip: true, wet_grip: null }
  expect(describeDifference(winter, 'grip', en)).toEqual([
    'ice grip as well',
    'the snowflake mark as well',
    '3\u00a0dB louder',
    '12,00\u00a0€ dearer per tyre',
  ])
})
