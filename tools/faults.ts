import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project-files.ts'

/**
 * `npm run faults`: 200 buyers race for the last tyres 50 times, each fault of a provider 20 times, a process is killed
 * between two statements 200 times. The figures stand in docs/reliability.md.
 */
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const test = 'server/src/buy-under-faults.db.test.ts'
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'database', test], {
  cwd: root,
  stdio: 'inherit',
  env: { FAULT_BUYERS: '200', FAULT_ROUNDS: '50', FAULT_RUNS: '20', FAULT_KILLS: '200', ...process.env },
})
process.exitCode = status ?? 1
