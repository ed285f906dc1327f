import { createHash } from 'node:crypto'
import { accessSync, chownSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../../start-refused.ts'
import type { Account } from './account.ts'
import type { Binaries } from './postgres-binaries.ts'
import { binariesIn } from './postgres-binaries.ts'
import { runProgram } from './run-program.ts'

export async function chooseAccount(binaries: Binaries, dataFolder: string): Promise<Account> {
  const own: Account = { wrap: [], identity: {}, binaries, home: dataFolder, note: null }
  if (process.getuid?.() !== 0) return own
  // The user id 65534 is `nobody` on every system; initdb needs a user id that has a passwd entry. Outside the
  // namespace the process is still root, so it can read a clone below a folder of mode 0700.
  const apart = { ...own, wrap: ['unshare', '--user', '--map-user=65534', '--map-group=65534'] }
  return (await canWork(apart)) ? apart : asNobody(own)
}

async function canWork(account: Account): Promise<boolean> {
  const look = 'test -w "$1" && test -x "$1" && exec "$2" --version'
  const { code } = await runProgram(account, '/bin/sh', [
    '-c',
    look,
    'sh',
    account.home,
    account.binaries.postgres,
  ])
  return code === 0
}

async function asNobody(own: Account, roots = ['/var/lib', tmpdir()]): Promise<Account> {
  const identity = nobody()
  const root = roots.find(isWritable)
  if (!identity || !root) {
    throw new StartRefused(
      'As root, the built-in PostgreSQL needs user namespaces (unshare) or an account called nobody, and here is neither. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
  const home = join(root, `pito-${createHash('sha256').update(own.home).digest('hex').slice(0, 12)}`)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  chownSync(home, identity.uid, identity.gid)
  const binaries = await copyBinaries(own.binaries, home)
  const note = `User namespaces are refused on this system: PostgreSQL runs as nobody, with its data in ${home}.`
  return { wrap: [], identity, binaries, home, note }
}

/**
 * Copies PostgreSQL's programs, because the account `nobody` cannot read root's folders. The folder name contains the
 * size and date of the program, so an update leads to a new copy.
 */
async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const { size, mtimeMs } = statSync(binaries.postgres)
  const engine = join(home, `engine-${size}-${Math.round(mtimeMs)}`)
  if (!existsSync(engine)) {
    await rm(`${engine}.new`, { recursive: true, force: true })
    await cp(binaries.folder, `${engine}.new`, { recursive: true, verbatimSymlinks: true })
    await rename(`${engine}.new`, engine)
  }
  return binariesIn(engine)
}

function nobody(): { uid: number; gid: number } | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
