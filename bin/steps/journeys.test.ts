import { expect, test } from 'vitest'
import { countJourneys } from './journeys.js'

const journey = (title: string, status: string) => ({
  file: 'buy-a-tyre.spec.ts',
  title,
  tests: [{ status, results: [{ duration: 1200 }] }],
})

test('a journey that passed only when tried again is passed and named as flaky', () => {
  const { passed, failed, flaky, tests } = countJourneys({
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      { specs: [journey('adds a tyre', 'expected')], suites: [{ specs: [journey('pays', 'flaky')] }] },
    ],
  })
  expect({ passed, failed }).toEqual({ passed: 2, failed: 0 })
  expect(flaky).toEqual(['buy-a-tyre.spec.ts: pays'])
  expect(tests).toContainEqual({ title: 'buy-a-tyre.spec.ts: pays', milliseconds: 1200 })
})

test('a journey that failed twice and one that was skipped are failures', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 1 }
  const suites = [{ specs: [journey('pays', 'unexpected')] }]
  expect(countJourneys({ stats, suites })).toMatchObject({
    ...{ passed: 3, failed: 2, flaky: [] },
    failures: ['buy-a-tyre.spec.ts: pays'],
  })
})
