import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { Account } from './account.ts'
import { embeddedMajor } from './postgres-binaries.ts'
import { runProgram } from './run-program.ts'
import { diskFull, sayWhyNotRunning } from './say-why-not-running.ts'

interface Cluster {
  folder: string
  password: string
}

const superuser = 'pito'
export const databaseName = 'pito'
const draftPrefix = 'postgres.new'

export function clusterOf({ home }: Account): { folder: string; passwordFile: string } {
  return { folder: join(home, 'postgres'), passwordFile: join(home, 'postgres-password') }
}

/** Returns the cluster in the account's home folder. Creates the cluster if it does not exist. */
export async function initCluster(account: Account, log: { info(text: string): void }): Promise<Cluster> {
  const { folder, passwordFile } = clusterOf(account)
  await removeDrafts(account.home)
  if (isMissing(folder)) {
    log.info('Making a database')
    refuseSmallDisk(account.home)
    writePassword(account, passwordFile)
    await init(account, folder, passwordFile)
  }
  refuseOtherMajor(folder)
  return { folder, password: readFileSync(passwordFile, 'utf8').trim() }
}

/**
 * An empty cluster takes 40 MB and its first log files 80 MB; with less space initdb fails with a message that hides
 * the reason.
 */
const roomNeededBytes = 200 * 1024 * 1024

function refuseSmallDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < roomNeededBytes) throw new StartRefused(diskFull(folder))
}

/**
 * The cluster is created in a draft folder and renamed, so that an interruption leaves nothing half made. A start that
 * was killed leaves its initdb running for a moment, so each start has a draft folder of its own.
 */
async function init(account: Account, folder: string, passwordFile: string): Promise<void> {
  const draft = join(account.home, `${draftPrefix}${randomBytes(6).toString('hex')}`)
  const { code, output } = await runProgram(account, account.binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  if (code !== 0) throw new StartRefused(sayWhyNotRunning(output, account.home))
  renameSync(draft, folder)
}

/**
 * Removes the draft folders of interrupted starts. If an initdb is still creating files in one of them, the removal
 * fails, and the next start removes the folder.
 */
async function removeDrafts(home: string): Promise<void> {
  const drafts = readdirSync(home).filter((name) => name.startsWith(draftPrefix))
  for (const name of drafts) {
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  }
}

function writePassword(account: Account, path: string): void {
  rmSync(path, { force: true })
  writeFileSync(path, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  const { uid, gid } = account.identity
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

export function databaseUrl(
  { password, port }: { password: string; port: number },
  name = databaseName,
): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
}

function isMissing(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

function refuseOtherMajor(folder: string): void {
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    throw new StartRefused(
      `The folder ${folder} is not empty and not a database of PostgreSQL. Move it away.`,
    )
  }
  const major = readFileSync(versionFile, 'utf8').trim()
  if (major === String(embeddedMajor)) return
  throw new StartRefused(
    `The data in ${folder} was made by PostgreSQL ${major}, and the shop brings PostgreSQL ${embeddedMajor}. Move the folder away, or see "Another version of PostgreSQL" in docs/operations.md.`,
  )
}
