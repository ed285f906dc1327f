import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chooseAccount } from './choose-account.ts'
import { clusterOf, databaseUrl } from './init-cluster.ts'
import { isLocked } from './lock-data-folder.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { postmasterLines } from './stop-leftover.ts'

const portLine = 3
const statusLine = 7

/**
 * Returns the URL of the built-in database of the shop that is running on the data folder. Returns null if no shop is
 * running, or if its PostgreSQL is still starting or was left behind by a killed shop.
 */
export async function runningUrl(dataFolder: string): Promise<string | null> {
  const home = resolve(dataFolder)
  if (!isLocked(home)) return null
  const { folder, passwordFile } = clusterOf(await chooseAccount(postgresBinaries(), home))
  const lines = postmasterLines(folder)
  const port = Number(lines[portLine])
  if (!Number.isInteger(port) || lines[statusLine]?.trim() !== 'ready') return null
  return databaseUrl({ password: readFileSync(passwordFile, 'utf8').trim(), port })
}
