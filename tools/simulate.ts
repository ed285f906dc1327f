import { parseArgs } from 'node:util'
import { runNode } from '../bin/steps/run-node.js'

/**
 * `npm run simulate` runs 50 generated histories of up to 100 commands, each compared with a reference model after
 * every command. `-- --seed 7` runs one of them and prints it; `-- --minutes 30` runs new seeds for that long.
 */
const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string' } } })
const vitest = 'node_modules/vitest/vitest.mjs'
process.exitCode = await runNode(
  [vitest, 'run', '--project', 'database', 'server/src/simulate-a-year.db.test.ts'],
  {
    env: {
      SIMULATION_COUNT: values.seed === undefined ? '50' : '1',
      ...(values.seed !== undefined && { SIMULATION_SEED: values.seed }),
      ...(values.minutes !== undefined && { SIMULATION_MINUTES: values.minutes }),
    },
  },
)
