import { chromium } from './chromium.js'
import { withReport } from './counted-tests.js'
import { runNode } from './run-node.js'

/** The journeys of e2e/, in the system's Chromium; with `all`, also those that `npm test` leaves to `npm run test:all`. @param {{ all: boolean }} options */
export function journeys({ all }) {
  const executable = chromium()
  const program = 'node_modules/@playwright/test/cli.js'
  return withReport(
    (report) =>
      runNode([program, 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
        CHROMIUM: executable,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...(all && { E2E_ALL: '1' }),
      }),
    countJourneys,
  )
}

/**
 * A skipped journey is a failure. One that passed only when it was tried again counts as passed and is named.
 * @param {PlaywrightReport} report @returns {import('./test-everything.js').Count}
 */
export function countJourneys({ stats, suites }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  return { passed: expected + flaky, failed: unexpected + skipped, flaky: suites.flatMap(flakyJourneys) }
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
function flakyJourneys({ specs = [], suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...here.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyJourneys)]
}

/** @typedef {{ file: string, title: string, tests: { status: string }[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: Record<string, number>, suites: PlaywrightSuite[] }} PlaywrightReport */
