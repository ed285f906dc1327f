import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from '../../bin/steps/memory-folder.js'
import { migrateShop } from '../src/migrate-shop.ts'
import { fillCompany } from '../src/platform/company/fill-company.ts'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { openSql } from '../src/platform/database/sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
    databaseTemplate: string
  }
}

const fastAndForgetful = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
]

/**
 * Runs once per test run. It starts a server for the tests and makes a template database, which each test file clones.
 * The template contains the company of a demo.
 */
export default async function databaseServer(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? externalServer(process.env.TEST_DATABASE_URL)
    : await embeddedServer()
  const template = `pito_template_${process.pid}`
  await onServer(server.url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
    await client.query(`CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`)
  })
  const pool = new pg.Pool({ connectionString: withDatabase(server.url, template) })
  const sql = openSql(pool)
  await migrateShop({ pool, sql })
  await fillCompany(sql, { companySettings: {}, shopMode: 'demo' }, { warn() {} })
  await pool.end()
  project.provide('databaseServerUrl', server.url)
  project.provide('databaseTemplate', template)
  return async () => {
    await onServer(server.url, async (client) => {
      const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
        template,
      ])
      for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
    })
    await server.stop()
  }
}

function externalServer(url: string) {
  return { url, stop: async () => {} }
}

async function embeddedServer() {
  const dataFolder = mkdtempSync(join(memoryFolder(), 'pito-test-'))
  const settings = fastAndForgetful.map((setting) => `-c${setting}`)
  const { url, stop } = await startEmbedded({ dataFolder, settings, log: { info() {} } })
  return {
    url,
    async stop() {
      await stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
