import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../../start-refused.ts'
import type { ProcessMark } from './process-alive.ts'
import { isAlive, markOf } from './process-alive.ts'

interface Owner extends ProcessMark {
  /** The process that started the owner of the lock: `npm start` runs the server as a child process. */
  readonly parent: ProcessMark
}

interface LockPatience {
  /** The time to wait for the lock when its owner may have been told to stop just now. */
  readonly milliseconds: number
  /**
   * The time to wait for the lock when the parent of its owner was killed. The owner notices that its parent is gone,
   * but finishes the running requests before it stops.
   */
  readonly orphanMilliseconds: number
}

const usualPatience: LockPatience = { milliseconds: 3000, orphanMilliseconds: 30_000 }

/** Locks the data folder, because only one shop may use it at a time. Returns the function that releases the lock. */
export async function lockDataFolder(
  dataFolder: string,
  patience: LockPatience = usualPatience,
): Promise<() => void> {
  const path = join(dataFolder, 'lock')
  const mine = `${JSON.stringify({ ...markOf(process.pid), parent: markOf(process.ppid) })}\n`
  for (const started = performance.now(); ; ) {
    if (createOnce(path, mine)) return () => release(path, mine)
    const found = readOrNull(path)
    if (found === null) continue
    const owner = parse(found)
    if (!owner || !isAlive(owner)) removeDead(path, found)
    else if (performance.now() - started < patienceWith(owner, patience)) await pause(50)
    else throw new StartRefused(alreadyRunning(dataFolder, owner))
  }
}

/** Returns whether a running shop has locked the data folder. */
export function isLocked(dataFolder: string): boolean {
  const owner = parse(readOrNull(join(dataFolder, 'lock')) ?? 'null')
  return owner !== null && isAlive(owner)
}

function patienceWith({ pid, parent }: Owner, { milliseconds, orphanMilliseconds }: LockPatience): number {
  if (pid === process.pid) return 0
  return parent && !isAlive(parent) ? orphanMilliseconds : milliseconds
}

function alreadyRunning(dataFolder: string, { pid }: Owner): string {
  return `The shop is already running on the data folder ${dataFolder} (process ${pid}). Stop that one first, or set DATA_FOLDER to another folder.`
}

/**
 * Creates the lock file unless it exists. The content is written to a draft, which is then linked, so that no process
 * ever reads a half-written lock.
 */
function createOnce(path: string, content: string): boolean {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(draft, content, { mode: 0o600 })
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Removes the lock of a process that has ended. Two processes that start at once may both see the dead owner, so the
 * content of the removed lock is compared with the content that was read; another process's new lock is put back.
 */
function removeDead(path: string, seen: string): void {
  const removed = `${path}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(path, removed)
  } catch {
    return
  }
  if (readOrNull(removed) !== seen) linkSync(removed, path)
  rmSync(removed, { force: true })
}

function release(path: string, mine: string): void {
  if (readOrNull(path) === mine) rmSync(path, { force: true })
}

function parse(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner
  } catch {
    return null
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
