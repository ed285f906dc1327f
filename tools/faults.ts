import { runNode } from '../bin/steps/run-node.js'

/**
 * `npm run faults`: 200 buyers race for the last tyres 50 times, each fault of a provider 20 times, a process is killed
 * between two statements 200 times, PostgreSQL is stopped amid purchases ten times. The figures stand in docs/reliability.md.
 */
const vitest = 'node_modules/vitest/vitest.mjs'
const tests = ['buy-under-faults', 'stop-the-database'].map((name) => `server/src/${name}.db.test.ts`)
/** One file after the other: each starts three processes of the shop. */
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
