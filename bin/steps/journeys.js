import { chromium } from './chromium.js'
import { withReport } from './counted-tests.js'
import { runNode } from './run-node.js'

/** The journeys of e2e/, in the system's Chromium. */
export function journeys() {
  const executable = chromium()
  const program = 'node_modules/@playwright/test/cli.js'
  return withReport(
    (report) =>
      runNode([program, 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'], {
        CHROMIUM: executable,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    ({ stats }) => counts(stats),
  )
}

/** A journey left out is a failure, and one that passes only at times is one too. @param {Record<string, number>} stats */
function counts({ expected = 0, unexpected = 0, flaky = 0, skipped = 0 }) {
  return { passed: expected, failed: unexpected + flaky + skipped }
}
