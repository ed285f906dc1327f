import { runNode } from '../bin/steps/run-node.js'

/**
 * `npm run faults:booking`: 200 clients race for the last time of a service point, 50 times, while processes are
 * killed.
 */
const vitest = 'node_modules/vitest/vitest.mjs'
const test = 'server/tests/race-for-a-time.db.test.ts'
process.exitCode = await runNode([vitest, 'run', '--project', 'database', test], {
  env: { RACE_CLIENTS: '200', RACE_ROUNDS: '50' },
})
