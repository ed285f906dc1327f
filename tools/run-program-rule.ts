import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project-files.ts'

/** Runs a program as a rule of `npm run check`. If its exit code is not zero, its output is the violation. */
export function runProgramRule(script: string, args: string[], folder = '.'): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', script), ...args],
    {
      cwd: join(root, folder),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()]
}
