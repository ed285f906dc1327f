import type { Account } from './account.ts'
import { asNobody } from './as-nobody.ts'
import type { Binaries } from './postgres-binaries.ts'
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
