import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { ProcessMark } from './process-alive.ts'
import { isAlive, markOf } from './process-alive.ts'

/** One shop a data folder. Gives back what opens the lock again. */
export function lockDataFolder(dataFolder: string): () => void {
  const path = join(dataFolder, 'lock')
  const mine = `${JSON.stringify(markOf(process.pid))}\n`
  for (;;) {
    if (createOnce(path, mine)) return () => release(path, mine)
    const found = readOrNull(path)
    if (found === null) continue
    const owner = parse(found)
    if (owner && isAlive(owner)) {
      throw new StartRefused(
        `The shop is already running on the data folder ${dataFolder} (process ${owner.pid}). Stop that one first, or set DATA_FOLDER to another folder.`,
      )
    }
    removeDead(path, found)
  }
}

/** Written aside and linked, so that nobody ever reads half a lock. */
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

/** Two that start at once may both see the dead owner: what was moved away has to be what was looked at. */
function removeDead(path: string, seen: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readOrNull(aside) !== seen) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function release(path: string, mine: string): void {
  if (readOrNull(path) === mine) rmSync(path, { force: true })
}

function parse(text: string): ProcessMark | null {
  try {
    return JSON.parse(text) as ProcessMark
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
