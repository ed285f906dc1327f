import { expect, test } from 'vitest'
import { whyNotFrontAndRear } from './why-not-front-and-rear.ts'

const front = { modelId: 1, size: { width: 225, aspectRatio: 40, diameter: 18 } }
const rear = { modelId: 1, size: { width: 255, aspectRatio: 35, diameter: 18 } }

test('one model in two sizes is a set', () => {
  expect(whyNotFrontAndRear([front, rear])).toBeNull()
})

test('sizes that differ by more than 3 % in circumference are none', () => {
  expect(
    whyNotFrontAndRear([front, { modelId: 1, size: { width: 205, aspectRatio: 55, diameter: 16 } }]),
  ).toBeNull()
  expect(
    whyNotFrontAndRear([front, { modelId: 1, size: { width: 255, aspectRatio: 45, diameter: 18 } }]),
  ).toBe('not-valid')
})

test('at the limit it does not matter which of the two is in front', () => {
  const low = { modelId: 1, size: { width: 195, aspectRatio: 45, diameter: 18 } }
  const high = { modelId: 1, size: { width: 195, aspectRatio: 50, diameter: 18 } }
  expect(whyNotFrontAndRear([low, high])).toBeNull()
  expect(whyNotFrontAndRear([high, low])).toBeNull()
})

test('two models, one size twice, or one tyre are none', () => {
  expect(whyNotFrontAndRear([front, { ...rear, modelId: 2 }])).toBe('not-valid')
  expect(whyNotFrontAndRear([front, front])).toBe('not-valid')
  expect(whyNotFrontAndRear([front])).toBe('not-valid')
})
