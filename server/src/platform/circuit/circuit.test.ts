import { expect, test } from 'vitest'
import { afterAttempt, afterFailure, allowsCall, closedCircuit } from './circuit.ts'

const failed = (times: number) =>
  Array.from({ length: times }).reduce<typeof closedCircuit>(
    (circuit) => afterFailure(circuit, 1000),
    closedCircuit,
  )

test('two failures in a row leave it closed', () => {
  expect(allowsCall(failed(2), 1000)).toBe(true)
})

test('the third opens it for half a minute', () => {
  expect(allowsCall(failed(3), 1001)).toBe(false)
  expect(allowsCall(failed(3), 30_999)).toBe(false)
  expect(allowsCall(failed(3), 31_000)).toBe(true)
})

test('after the rest one caller tries and the others still wait', () => {
  const trying = afterAttempt(failed(3), 31_000)
  expect(allowsCall(trying, 31_001)).toBe(false)
})

test('a trial that fails opens it again, one that succeeds closes it', () => {
  expect(allowsCall(afterFailure(afterAttempt(failed(3), 31_000), 32_000), 61_999)).toBe(false)
  expect(allowsCall(closedCircuit, 32_000)).toBe(true)
})
