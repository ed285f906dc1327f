import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, markOf } from './process-alive.ts'

/**
 * Stops the PostgreSQL of an earlier run. A shop that was killed could not stop its PostgreSQL, so the next start
 * does it.
 */
export async function stopLeftover(clusterFolder: string, log: { info(text: string): void }): Promise<void> {
  const pid = postmasterOf(clusterFolder)
  if (pid === null || !isAlive(markOf(pid)) || !isPostgres(pid)) return
  log.info(`Stopping the PostgreSQL that an earlier run left behind (process ${pid})`)
  await stopPostmaster(pid)
}

export async function stopPostmaster(pid: number): Promise<void> {
  const mark = markOf(pid)
  // A fast shutdown is tried before an immediate one. After an immediate shutdown PostgreSQL replays its log at the
  // next start, which is better than a start that fails.
  for (const [signal, patienceMilliseconds] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!isAlive(mark)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < patienceMilliseconds && isAlive(mark); waited += 10) await pause(10)
  }
}

export function postmasterOf(clusterFolder: string): number | null {
  const pid = Number(postmasterLines(clusterFolder)[0])
  return Number.isInteger(pid) && pid > 0 ? pid : null
}

/**
 * The lines of `postmaster.pid` are process id, folder, start, port, socket folder, address, shared memory and status.
 */
export function postmasterLines(clusterFolder: string): string[] {
  try {
    return readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/**
 * Returns whether the process is a PostgreSQL. The file `postmaster.pid` may be older than the last boot, and its
 * process id may belong to another program now.
 */
function isPostgres(pid: number): boolean {
  try {
    return commandOf(pid).includes('postgres')
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
  if (process.platform === 'win32')
    return execFileSync('tasklist', ['/fi', `pid eq ${pid}`], { encoding: 'utf8' })
  return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
}
