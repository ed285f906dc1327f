import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** @typedef {import('./run-node.js').Output} Output */
/** @typedef {{ title: string, milliseconds: number }} TimedTest */
/** @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[], tests?: TimedTest[] }} Count */
/** @typedef {Count & { name: string, seconds: number }} Result */
/** @typedef {{ name: string, run: (output: Output) => Count | Promise<Count> }} Step */

/**
 * Runs one step, or several at the same time. The first step prints directly to the console. The output of each other
 * step is printed when that step has ended, so that lines do not mix.
 * @param {readonly Step[]} steps @returns {Promise<Result[]>}
 */
export function runTogether(steps) {
  console.log(`\n── ${steps.map(({ name }) => name).join(', and at the same time: ')}`)
  return Promise.all(steps.map((step, place) => (place === 0 ? runStep(step, 'inherit') : runAside(step))))
}

/** @param {Step} step @returns {Promise<Result>} */
async function runAside(step) {
  const folder = mkdtempSync(join(tmpdir(), 'pito-output-'))
  const file = join(folder, 'output.txt')
  const output = openSync(file, 'w')
  const result = await runStep(step, output)
  closeSync(output)
  console.log(readFileSync(file, 'utf8').trimEnd())
  rmSync(folder, { recursive: true })
  return result
}

/** @param {Step} step @param {Output} output @returns {Promise<Result>} */
async function runStep({ name, run }, output) {
  const started = performance.now()
  const count = await orOneFailure(() => run(output))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`)
  return { ...count, name, seconds }
}

/**
 * Turns an exception of a step into one failure, so that the following steps still run.
 * @param {() => Count | Promise<Count>} run
 */
async function orOneFailure(run) {
  try {
    return await run()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return { passed: 0, failed: 1, failures: [message] }
  }
}
