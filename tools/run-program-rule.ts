import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './project-files.ts'

/** A rule that runs a program; a non-zero exit code makes its output the complaint. */
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
