import { expect, test } from 'vitest'
import { startJobs } from '../src/jobs.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import type { Platform } from '../src/platform/platform.ts'
import { testPlatform } from '../testing/test-platform.ts'

const platform = await testPlatform()

/**
 * These tables hold a few rows for each member of staff or import, or only those of the last minutes or months, so
 * reading them from end to end is quick.
 */
const small = [
  ...['appointment_customer', 'partner_setting', 'passkey_challenge', 'run', 'sealing_key'],
  ...['staff_passkey_challenge', 'staff_password_link'],
  // The platform reads these when it opens, and PostgreSQL may count that later.
  ...['company', 'revision'],
]

/** Runs the jobs that delete old rows, and returns their names. */
async function deleteOldRows(sql: Platform['sql']): Promise<string[]> {
  const works: { name: string; work: () => unknown }[] = []
  const jobs = {
    handle: () => undefined,
    start: () => undefined,
    every: (
      _: string,
      { name }: { name: string },
      work: (data: object, context: { now: Date }) => unknown,
    ) => {
      if (name.startsWith('forget-')) works.push({ name, work: () => work({}, { now: platform.clock() }) })
    },
  }
  await startJobs({ ...platform, sql, jobs: jobs as unknown as Platform['jobs'] })
  for (const { work } of works) await work()
  return works.map(({ name }) => name)
}

test('no job that deletes old rows reads a growing table from end to end', async () => {
  const { pool } = platform
  await pool.query(
    "do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$",
  )
  const { sql, pool: own, close } = await openDatabase(platform.databaseUrl, { max: 1 })
  await own.query('select pg_stat_force_next_flush()')
  const read = 'select relname as name, seq_scan::integer as scans from pg_stat_user_tables'
  const before = new Map((await own.query(read)).rows.map(({ name, scans }) => [name, scans]))
  expect(await deleteOldRows(sql)).toHaveLength(12)
  await own.query('select pg_stat_force_next_flush()')
  const { rows } = await own.query(read)
  await close()
  const scanned = rows.filter(({ name, scans }) => scans > before.get(name) && !small.includes(name))
  expect(scanned.map(({ name }) => name)).toEqual([])
})

test('every foreign key to a table from which old rows are deleted has an index', async () => {
  const { rows } = await platform.pool.query<{ table: string; key: string }>(`
    select conrelid::regclass::text as table, conname as key from pg_constraint
    where contype = 'f' and confrelid in (
      'session'::regclass, 'mail'::regclass, 'run'::regclass, 'cart'::regclass, 'shop_order'::regclass,
      'customer'::regclass, 'partner_request'::regclass, 'review'::regclass
    ) and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
  expect(rows.filter(({ table }) => !small.includes(table))).toEqual([])
})
