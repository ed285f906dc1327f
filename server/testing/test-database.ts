import { randomBytes } from 'node:crypto'
import { fillDemo } from '@pito/demo/fill'
import { inject } from 'vitest'
import type { Database } from '../src/platform/database/database.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { afterTestFile } from './after-test-file.ts'
import { onServer, withDatabase } from './database-server.ts'

export interface TestDatabase extends Database {
  url: string
}

/**
 * The key of the lock that test files take while they clone the template. PostgreSQL can copy a template only once at
 * a time.
 */
const cloning = 7486_002

/** The key of the lock that a test file takes while it makes a template with the demo, for which others wait. */
const fillingTemplate = 7486_004

interface Contents {
  /** If given, the database contains the demo with this number of articles. */
  readonly demoArticles?: number | undefined
}

/** Creates a migrated database for this test file, which is dropped when the file has finished. */
export async function testDatabase({ demoArticles }: Contents = {}): Promise<TestDatabase> {
  const template = demoArticles ? await demoTemplate(demoArticles) : inject('databaseTemplate')
  const { url, drop } = await cloneDatabase(template)
  const database = await openDatabase(url, { max: 10 })
  const close = once(async () => {
    await database.close()
    await drop()
  })
  afterTestFile(close)
  return { ...database, url, close }
}

/** Returns the name of a template with the demo. The first test file that needs the template makes it for all. */
async function demoTemplate(articles: number): Promise<string> {
  const name = `${inject('databaseTemplate')}_demo_${articles}`
  await onServer(inject('databaseServerUrl'), async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [fillingTemplate])
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return
    const filled = await cloneDatabase(inject('databaseTemplate'))
    const database = await openDatabase(filled.url, { max: 1 })
    await database.sql.transaction((tx) => fillDemo(tx, { articles })).finally(() => database.close())
    await client.query(`ALTER DATABASE ${filled.name} RENAME TO ${name}`)
  })
  return name
}

/** Creates a copy of a database to which nobody is connected. */
export async function cloneDatabase(
  template: string,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const server = inject('databaseServerUrl')
  const name = `t_${randomBytes(8).toString('hex')}`
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [cloning])
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  })
  return {
    name,
    url: withDatabase(server, name),
    async drop() {
      await onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
    },
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
