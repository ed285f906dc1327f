import type { Account } from './account.ts'
import { asNobody } from './as-nobody.ts'
import type { Binaries } from './postgres-binaries.ts'
import { runProgram } from './run-program.ts'

export async function chooseAccount(binaries: Binaries, dataFolder: string): Promise<Account> {
  const own: Account = { wrap: [], identity: {}, binaries, home: dataFolder, note: null }
  if (process.getuid?.() !== 0) return own
  // An unmapped uid has no passwd entry, which initdb needs; 65534 is `nobody` everywhere, and outside
  // the namespace it is still root, so that a clone below a folder of mode 0700 stays readable.
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
