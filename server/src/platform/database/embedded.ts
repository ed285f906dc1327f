import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { chooseAccount } from './embedded/choose-account.ts'
import { databaseName, databaseUrl, initCluster } from './embedded/init-cluster.ts'
import { lockDataFolder } from './embedded/lock-data-folder.ts'
import { postgresBinaries } from './embedded/postgres-binaries.ts'
import type { RunningPostgres } from './embedded/run-postgres.ts'
import { runPostgres } from './embedded/run-postgres.ts'
import { diskFull } from './embedded/say-why-not-running.ts'

interface EmbeddedOptions {
  dataFolder: string
  log: { info(text: string): void }
  /** Additional `-c name=value` options for PostgreSQL. Tests use them to trade durability for speed. */
  settings?: string[]
  /** Tests pass a port to restart PostgreSQL on the same port. A free port is chosen if the field is absent. */
  port?: number | undefined
}

interface Embedded {
  url: string
  pid: number
  /** Settles when PostgreSQL ends, whether or not `stop` was called. */
  ended: Promise<void>
  stop(): Promise<void>
}

const ownSettings = [
  '-clisten_addresses=127.0.0.1',
  '-cunix_socket_directories=',
  '-ctimezone=UTC',
  '-clog_timezone=UTC',
  '-cmax_connections=100',
  '-cmax_wal_size=512MB',
]

/** Runs PostgreSQL as a part of the shop: its data is in the data folder, and its process ends with the shop. */
export async function startEmbedded({
  dataFolder,
  log,
  settings = [],
  port,
}: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(dataFolder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unlock = await lockDataFolder(folder)
    try {
      return await start(folder, { log, settings, port }, unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw inASentence(error, folder)
  }
}

async function start(
  folder: string,
  { log, settings, port }: Pick<EmbeddedOptions, 'log' | 'port'> & { settings: string[] },
  unlock: () => void,
): Promise<Embedded> {
  const account = await chooseAccount(postgresBinaries(), folder)
  if (account.note) log.info(account.note)
  const cluster = await initCluster(account, log)
  const options = { settings: [...ownSettings, ...settings], log, port }
  const postgres = await runPostgres(account, cluster.folder, options)
  const address = { password: cluster.password, port: postgres.port }
  await createDatabaseOnce(databaseUrl(address, 'postgres'), postgres)
  return {
    url: databaseUrl(address),
    pid: postgres.pid,
    ended: postgres.ended,
    async stop() {
      await postgres.stop()
      unlock()
    },
  }
}

async function createDatabaseOnce(url: string, postgres: RunningPostgres): Promise<void> {
  const client = new pg.Client(url)
  // Without this handler an error event would end the process. The call that was waiting on the connection throws the
  // error anyway.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`)
    await client.end()
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

function inASentence(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return new StartRefused(diskFull(folder))
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartRefused(`The data folder ${folder} cannot be written to: ${(error as Error).message}`)
  }
  return error
}
