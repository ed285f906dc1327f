import { parseArgs } from 'node:util'
import { runNode } from '../bin/steps/run-node.js'

/**
 * `npm run simulate` runs 50 generated histories of up to 100 commands. After every command the shop is compared with
 * a reference model. `-- --seed 7` runs and prints a single history; `-- --minutes 30` runs histories with new seeds
 * for 30 minutes.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string' } } })
const vitest = 'node_modules/vitest/vitest.mjs'
process.exitCode = await runNode(
  [vitest, 'run', '--project', 'database', 'server/tests/simulate-a-year.db.test.ts'],
  {
    env: {
      SIMULATION_COUNT: values.seed === undefined ? '50' : '1',
      ...(values.seed !== undefined && { SIMULATION_SEED: values.seed }),
      ...(values.minutes !== undefined && { SIMULATION_MINUTES: values.minutes }),
    },
  },
)
