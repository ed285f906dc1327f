import { buildStorefrontIfStale } from './build-storefront.js'
import { check, databaseTests, unitTests } from './counted-tests.js'
import { installIfStale } from './install.js'
import { journeys } from './journeys.js'
import { smokeTest } from './smoke-test.js'

/** @typedef {{ passed: number, failed: number, flaky?: string[] }} Count */
/** @typedef {() => Count | Promise<Count>} Step */

const ownDatabase = process.env.TEST_DATABASE_URL

/** @typedef {[name: string, step: Step]} NamedStep */

/** @type {NamedStep} */
const onOwnDatabase = ['Database and API tests, TEST_DATABASE_URL', () => databaseTests({})]

/** As many clients, rounds and kills as `npm run faults:booking` and `npm run faults` have. */
const wholeRace = {
  ...{ RACE_CLIENTS: '200', RACE_ROUNDS: '50' },
  ...{ FAULT_BUYERS: '200', FAULT_ROUNDS: '50', FAULT_RUNS: '20', FAULT_KILLS: '200' },
}

/** @param {{ all: boolean }} options @returns {NamedStep[]} */
const steps = (options) => [
  ['Check', check],
  ['Unit tests', unitTests],
  [
    'Database and API tests, built-in PostgreSQL',
    () => databaseTests({ TEST_DATABASE_URL: undefined, ...(options.all && wholeRace) }),
  ],
  ...(ownDatabase ? [onOwnDatabase] : []),
  ['Build of the pages', counted(buildStorefrontIfStale)],
  ['Journeys in a browser', () => journeys(options)],
  ['A fresh clone starts', smokeTest],
]

/** The last line it prints is the sum. @param {{ all: boolean }} options */
export async function testEverything(options) {
  const all = { passed: 0, failed: 0, flaky: [] }
  const installed = await run('Install', counted(installIfStale), all)
  for (const [name, step] of installed ? steps(options) : []) await run(name, step, all)
  for (const journey of all.flaky) console.log(`Flaky, passed when tried again: ${journey}`)
  console.log(`${all.passed} passed, ${all.failed} failed`)
  process.exitCode = all.failed > 0 ? 1 : 0
}

/** @param {string} name @param {Step} step @param {Required<Count>} all */
async function run(name, step, all) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { passed, failed, flaky = [] } = await orOneFailure(step)
  all.passed += passed
  all.failed += failed
  all.flaky.push(...flaky)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  return failed === 0
}

/** One step that breaks does not hide what the next ones find. @param {Step} step */
async function orOneFailure(step) {
  try {
    return await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** @param {() => void} work @returns {Step} */
function counted(work) {
  return () => {
    work()
    return { passed: 1, failed: 0 }
  }
}
