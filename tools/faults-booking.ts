import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project-files.ts'

/** `npm run faults:booking`: 200 clients race for the last time of a point, 50 times, while processes are killed. */
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'server/src/race-for-a-time.db.test.ts'
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'database', test], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RACE_CLIENTS: '200', RACE_ROUNDS: '50' },
})
process.exitCode = status ?? 1
