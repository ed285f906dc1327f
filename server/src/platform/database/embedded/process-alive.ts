import { readFileSync } from 'node:fs'

/** Process ids are reused after a while; the id together with the start time is unique. */
export interface ProcessMark {
  pid: number
  /** Clock ticks since boot, and the boot id; null on systems without /proc. */
  started: string | null
}

export function markOf(pid: number): ProcessMark {
  return { pid, started: startOf(pid) }
}

export function isAlive(mark: ProcessMark): boolean {
  if (!exists(mark.pid)) return false
  return mark.started === null || mark.started === startOf(mark.pid)
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return stateOf(pid) !== 'Z'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function startOf(pid: number): string | null {
  const ticks = statOf(pid)?.[19]
  return ticks === undefined ? null : `${ticks}@${bootId()}`
}

function stateOf(pid: number): string | undefined {
  return statOf(pid)?.[0]
}

/** Returns the fields after the program's name, because the name itself may contain spaces and brackets. */
function statOf(pid: number): string[] | null {
  const stat = readOrNull(`/proc/${pid}/stat`)
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null
}

function bootId(): string {
  return readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
