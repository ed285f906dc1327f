import { buildFrontEndsIfStale } from './build-front-ends.js'
import { check, componentTests, databaseTests, unitTests, vendorTests } from './counted-tests.js'
import { installIfStale } from './install.js'
import { journeys } from './journeys.js'
import { runTogether } from './run-steps.js'
import { smokeTest } from './smoke-test.js'

/** @typedef {import('./run-steps.js').Step} Step */
/** @typedef {import('./run-steps.js').Result} Result */

/** The numbers of clients, rounds, kills and histories that `npm run faults`, `faults:booking` and `simulate` use. */
const wholeRace = {
  ...{ RACE_CLIENTS: '200', RACE_ROUNDS: '50' },
  ...{ FAULT_BUYERS: '200', FAULT_ROUNDS: '50', FAULT_RUNS: '20', FAULT_KILLS: '200' },
  SIMULATION_COUNT: '50',
}

/** @type {Step} */
const install = { name: 'Install', run: () => once(installIfStale) }

/** @type {Step} */
const build = { name: 'Build of the pages', run: () => once(buildFrontEndsIfStale) }

/** @param {boolean} all @returns {Step} */
const onBuiltInDatabase = (all) => ({
  name: 'Database and API tests, built-in PostgreSQL',
  run: (output) => databaseTests(output, { TEST_DATABASE_URL: undefined, ...(all && wholeRace) }),
})

/** @type {Step} */
const onGivenDatabase = {
  name: 'Database and API tests, TEST_DATABASE_URL',
  run: (output) => databaseTests(output, {}),
}

/** @type {Step} */
const freshClone = { name: 'A fresh clone starts', run: smokeTest }

/** The steps of one inner array run at the same time. @param {{ all: boolean }} options @returns {Step[][]} */
const steps = (options) => [
  [{ name: 'Unit tests', run: unitTests }, { name: 'Check', run: check }, build],
  [onBuiltInDatabase(options.all), ...(options.all ? [freshClone] : [])],
  ...(process.env.TEST_DATABASE_URL ? [[onGivenDatabase]] : []),
  ...(options.all ? [[{ name: 'Paytrail’s SDK and OpenTelemetry’s', run: vendorTests }]] : []),
  [{ name: 'Component tests in a browser', run: componentTests }],
  [{ name: 'Journeys in a browser', run: (output) => journeys(output, options) }],
]

/**
 * Runs every step and prints a summary. The last line of the output is the total.
 * @param {{ all: boolean }} options
 */
export async function testEverything(options) {
  const results = await runTogether([install])
  const isInstalled = results.every(({ failed }) => failed === 0)
  for (const together of isInstalled ? steps(options) : []) results.push(...(await runTogether(together)))
  printSlowest(results)
  printSeconds(results)
  for (const journey of results.flatMap(({ flaky = [] }) => flaky))
    console.log(`Flaky, passed when tried again: ${journey}`)
  printFailures(results)
  const [passed, failed] = [sum(results, 'passed'), sum(results, 'failed')]
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** @param {readonly Result[]} results */
function printSlowest(results) {
  const tests = results.flatMap(({ tests = [] }) => tests)
  const slowest = tests.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10)
  console.log('\nThe ten slowest tests')
  for (const { title, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`)
}

/** @param {readonly Result[]} results */
function printSeconds(results) {
  console.log('\nSeconds of each step')
  for (const { name, seconds } of results) console.log(`${String(seconds).padStart(6)} s  ${name}`)
  console.log('')
}

/**
 * Repeats all failures at the end of the output, with the first lines of their messages, because logs are often read
 * from their end.
 * @param {readonly Result[]} results
 */
function printFailures(results) {
  for (const { name, failures = [] } of results)
    for (const failure of failures)
      console.log(`Failed, ${name}: ${failure.split('\n').slice(0, 12).join('\n')}`)
}

/** @param {readonly Result[]} results @param {'passed' | 'failed'} what */
function sum(results, what) {
  return results.reduce((total, result) => total + result[what], 0)
}

/** @param {() => void | Promise<void>} work @returns {Promise<import('./run-steps.js').Count>} */
async function once(work) {
  await work()
  return { passed: 1, failed: 0 }
}
