import { expect, test } from 'vitest'
import { whyNotFrontAndRear } from './why-not-front-and-rear.ts'

const front = { modelId: 1, size: '225/40 R18' }
const rear = { modelId: 1, size: '255/35 R18' }

test('one model in two sizes is a set', () => {
  expect(whyNotFrontAndRear([front, rear])).toBeNull()
})

test('two models, one size twice, or one tyre are none', () => {
  expect(whyNotFrontAndRear([front, { ...rear, modelId: 2 }])).toBe('not-valid')
  expect(whyNotFrontAndRear([front, front])).toBe('not-valid')
  expect(whyNotFrontAndRear([front])).toBe('not-valid')
})
