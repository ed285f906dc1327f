import { expect, test } from 'vitest'
import { afterAttempt, afterFailure, allowsCall, closedCircuit } from './circuit.ts'

const failed = (subjects: readonly string[], at = 1000) =>
  subjects.reduce((circuit, subject) => afterFailure(circuit, subject, at), closedCircuit)
const open = failed(['ABC-1', 'ABC-2', 'ABC-3'])

test('two failures leave the circuit closed', () => {
  expect(allowsCall(failed(['ABC-1', 'ABC-2']), 1000)).toBe(true)
})

test('the third failure opens the circuit for half a minute', () => {
  expect(allowsCall(open, 1001)).toBe(false)
  expect(allowsCall(open, 30_999)).toBe(false)
  expect(allowsCall(open, 31_000)).toBe(true)
})

test('a subject that fails again and again counts once', () => {
  expect(allowsCall(failed(['ABC-1', 'ABC-1', 'ABC-1', 'ABC-2', 'ABC-1']), 1001)).toBe(true)
})

test('failures within two minutes count, and earlier ones do not', () => {
  const two = failed(['ABC-1', 'ABC-2'])
  expect(allowsCall(afterFailure(two, 'ABC-3', 120_999), 121_000)).toBe(false)
  expect(allowsCall(afterFailure(two, 'ABC-3', 121_000), 121_001)).toBe(true)
})

test('after half a minute one caller tries, and the others still wait', () => {
  const trying = afterAttempt(open, 'ABC-4', 31_000)
  expect(allowsCall(trying, 31_001)).toBe(false)
})

test('a failed trial opens the circuit again, and a successful one closes it', () => {
  const failedAgain = afterFailure(afterAttempt(open, 'ABC-4', 31_000), 'ABC-4', 32_000)
  expect(allowsCall(failedAgain, 61_999)).toBe(false)
  expect(allowsCall(closedCircuit, 32_000)).toBe(true)
})

test('a subject that has failed before neither makes others wait nor opens the circuit again', () => {
  const trying = afterAttempt(open, 'ABC-3', 31_000)
  expect(allowsCall(trying, 31_001)).toBe(true)
  expect(allowsCall(afterFailure(trying, 'ABC-3', 31_002), 31_003)).toBe(true)
})

test('failed trials every half minute keep the circuit open', () => {
  const circuit = [4, 5, 6, 7, 8].reduce((before, trial) => {
    const now = (trial - 3) * 32_000
    expect(allowsCall(before, now)).toBe(true)
    return afterFailure(afterAttempt(before, trial, now), trial, now + 2000)
  }, open)
  expect(allowsCall(circuit, 165_000)).toBe(false)
})
