import { readFileSync } from 'node:fs'

/** Identifies a process. Process ids are reused after a while, but the id together with the start time is unique. */
export interface ProcessMark {
  pid: number
  /** The start time in clock ticks since boot, followed by the boot id. It is null on systems without /proc. */
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

/**
 * Returns the fields of /proc/PID/stat that follow the program's name. The name itself may contain spaces and
 * brackets, so the fields are counted from its end.
 */
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
