import { expect, test } from 'vitest'
import { afterAsking, afterFailure, closedCircuit, mayAsk } from './circuit.ts'

const failed = (times: number) =>
  Array.from({ length: times }).reduce<typeof closedCircuit>(
    (circuit) => afterFailure(circuit, 1000),
    closedCircuit,
  )

test('two failures in a row leave it closed', () => {
  expect(mayAsk(failed(2), 1000)).toBe(true)
})

test('the third opens it for half a minute', () => {
  expect(mayAsk(failed(3), 1001)).toBe(false)
  expect(mayAsk(failed(3), 30_999)).toBe(false)
  expect(mayAsk(failed(3), 31_000)).toBe(true)
})

test('after the rest one caller tries and the others still wait', () => {
  const trying = afterAsking(failed(3), 31_000)
  expect(mayAsk(trying, 31_001)).toBe(false)
})

test('a trial that fails opens it again, one that succeeds closes it', () => {
  expect(mayAsk(afterFailure(afterAsking(failed(3), 31_000), 32_000), 61_999)).toBe(false)
  expect(mayAsk(closedCircuit, 32_000)).toBe(true)
})
