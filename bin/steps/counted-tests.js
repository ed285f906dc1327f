import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from './run-node.js'

/** @typedef {import('./test-everything.js').Count} Count */

export function check() {
  return withReport(
    (report) => runNode(['tools/check.ts', `--report=${report}`]),
    ({ passed, failed }) => ({ passed, failed }),
  )
}

export function unitTests() {
  return vitest('unit')
}

/** @param {NodeJS.ProcessEnv} env */
export function databaseTests(env) {
  return vitest('database', env)
}

/** @param {string} project @param {NodeJS.ProcessEnv} [env] */
function vitest(project, env) {
  const program = 'node_modules/vitest/vitest.mjs'
  return withReport(
    (report) =>
      runNode(
        [
          program,
          'run',
          `--project=${project}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        ],
        env,
      ),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    }),
  )
}

/**
 * Counts from a report; a run that fails without a failed test, of a file that cannot be read, is one failure.
 * @param {(report: string) => Promise<number>} run
 * @param {(report: any) => Count} count
 * @returns {Promise<Count>}
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
