import { runNode } from '../bin/steps/run-node.js'

/**
 * `npm run faults` tests purchases under faults. 200 buyers race for the last tyres 50 times, each fault of a
 * provider is provoked 20 times, a process is killed between two statements 200 times, and PostgreSQL is stopped
 * during purchases ten times. docs/reliability.md has the results.
 */
const vitest = 'node_modules/vitest/vitest.mjs'
const tests = ['buy-under-faults', 'stop-the-database'].map((name) => `server/tests/${name}.db.test.ts`)
/** The test files run one after the other, because each of them starts three processes of the shop. */
const alone = '--no-file-parallelism'
process.exitCode = await runNode([vitest, 'run', '--project', 'database', alone, ...tests], {
  env: {
    FAULT_BUYERS: '200',
    FAULT_ROUNDS: '50',
    FAULT_RUNS: '20',
    FAULT_KILLS: '200',
    FAULT_STOPS: '10',
    ...process.env,
  },
})
