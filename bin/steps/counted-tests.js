import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromium } from './chromium.js'
import { installIfStale } from './install.js'
import { root } from './root.js'
import { runNode } from './run-node.js'

/** @typedef {import('./run-steps.js').Count} Count */
/** @typedef {import('./run-steps.js').TimedTest} TimedTest */
/** @typedef {import('./run-node.js').Output} Output */

/** @param {Output} output */
export function check(output) {
  return withReport(
    (report) => runNode(['tools/check.ts', `--report=${report}`], { output }),
    ({ passed, failed, failures }) => ({ passed, failed, failures }),
  )
}

/** @param {Output} output */
export function unitTests(output) {
  return vitest('unit', { output })
}

/** @param {Output} output */
export function componentTests(output) {
  return vitest('component', { output, env: { CHROMIUM: chromium() } })
}

/** @param {Output} output @param {NodeJS.ProcessEnv} env */
export function databaseTests(output, env) {
  return vitest('database', { output, env })
}

/**
 * Paytrail's package is installed here and not with the other packages, because only these tests need it.
 * @param {Output} output
 */
export function vendorTests(output) {
  for (const folder of ['tools/paytrail-sdk', 'telemetry']) installIfStale(join(root, folder))
  return vitest('vendor', { output })
}

/** @param {string} project @param {import('./run-node.js').Options} options */
function vitest(project, options) {
  const program = 'node_modules/vitest/vitest.mjs'
  const reporters = (/** @type {string} */ report) => [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return withReport(
    (report) => runNode([program, 'run', `--project=${project}`, ...reporters(report)], options),
    countVitest,
  )
}

/** A skipped test counts as a failure. @param {VitestReport} report @returns {Count} */
export function countVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        title: `${relative(root, name)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    ),
  }
}

/**
 * If a whole file fails, for example because an import fails, the file's own message is returned.
 * @param {VitestFile} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : []
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`)
}

/**
 * Runs a step and returns its counts, which are read from a report file. A run that exits with an error but reports
 * no failed test counts as one failure.
 * @param {(report: string) => Promise<number>} run @param {(report: any) => Count} count @returns {Promise<Count>}
 */
export async function withReport(run, count) {
  const folder = mkdtempSync(join(tmpdir(), 'pito-report-'))
  const report = join(folder, 'report.json')
  const code = await run(report)
  const none = { passed: 0, failed: 0 }
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : none
  rmSync(folder, { recursive: true })
  return { ...counted, failed: counted.failed === 0 && code !== 0 ? 1 : counted.failed }
}

/** @typedef {{ fullName: string, status: string, failureMessages: string[], duration?: number | null }} VitestAssertion */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestAssertion[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: VitestFile[] }} VitestReport */
