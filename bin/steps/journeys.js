import { chromium } from './chromium.js'
import { withReport } from './counted-tests.js'
import { runNode } from './run-node.js'

/** @typedef {import('./run-node.js').Output} Output */

/**
 * Runs the journeys of e2e/ in the system's Chromium. With `all` it also runs the journeys tagged `@all`, which are
 * part of `npm run test:all` only.
 * @param {Output} output @param {{ all: boolean }} options
 */
export function journeys(output, { all }) {
  const program = 'node_modules/@playwright/test/cli.js'
  const executable = chromium()
  return withReport(
    (report) =>
      runNode([program, 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
        output,
        env: { CHROMIUM: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(all && { E2E_ALL: '1' }) },
      }),
    countJourneys,
  )
}

/**
 * Counts the results of the journeys. A skipped journey counts as a failure. A journey that passes only on its second
 * attempt counts as passed and is listed as flaky.
 * @param {PlaywrightReport} report @returns {import('./run-steps.js').Count}
 */
export function countJourneys({ stats, suites }) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const specs = suites.flatMap(specsOf)
  const name = (/** @type {PlaywrightSpec} */ { file, title }) => `${file}: ${title}`
  return {
    passed: expected + flaky,
    failed: unexpected + skipped,
    failures: specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected')).map(name),
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(name),
    tests: specs.map((spec) => ({ title: name(spec), milliseconds: longestRun(spec) })),
  }
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** @param {PlaywrightSpec} spec */
function longestRun({ tests }) {
  return Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
}

/** @typedef {{ status: string, results: { duration: number }[] }} PlaywrightTest */
/** @typedef {{ file: string, title: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ stats: Record<string, number>, suites: PlaywrightSuite[] }} PlaywrightReport */
