import { expect, test } from 'vitest'
import { stepsOf } from './cart-steps.tsx'

test('with the installation there are five steps', () => {
  expect(stepsOf({ with_service: true })).toEqual(['cart', 'garage', 'information', 'summary', 'confirm'])
})

test('delivered only, by choice or for truck tyres, there is no garage to choose', () => {
  expect(stepsOf({ with_service: false })).toEqual(['cart', 'information', 'summary', 'confirm'])
})
