import { afterEach, beforeAll, expect, test } from 'vitest'
import { byAnotherCaller } from '../../../testing/by-another-caller.ts'
import type { TestDatabase } from '../../../testing/test-database.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { openDatabase } from '../database/database.ts'
import type { Tx } from '../database/sql.ts'
import { createLog } from '../log.ts'
import { defineJob } from './job.ts'
import type { Jobs } from './jobs.ts'
import { openJobs } from './jobs.ts'
import type { Run } from './workers.ts'

const noon = new Date('2026-11-20T12:00:00Z')
let database: TestDatabase
let opened: Jobs[] = []
let names = 0

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const jobs of opened) await jobs.stop()
  opened = []
})

function open(): Jobs {
  const jobs = openJobs({ pool: database.pool, log: createLog('silent'), clock: () => noon, quick: true })
  opened.push(jobs)
  return jobs
}
const newJob = (options = {}) =>
  defineJob<{ to: string }>(`greet-${++names}`, { retrySeconds: 0, ...options })
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database.sql.transaction(work)

/** Records the runs of jobs. It can return a promise that resolves at the nth run. */
function diary() {
  const done: { to: string; run: Run }[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  return {
    done,
    write(to: string, run: Run) {
      done.push({ to, run })
      for (const { count, resolve } of waiting) if (done.length >= count) resolve()
    },
    until: (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ count, resolve })
        if (done.length >= count) resolve()
      }),
  }
}

test('a job is done after its transaction commits, with its data and the time', async () => {
  const [jobs, greet, { done, write, until }] = [open(), newJob(), diary()]
  jobs.handle(greet, ({ to }, run) => write(to, run))
  await jobs.start()
  await inTransaction((tx) => jobs.enqueue(tx, greet, { to: 'aino' }))
  await until(1)
  expect(done).toMatchObject([{ to: 'aino', run: { now: noon, attempt: 1 } }])
})

test('a job of a transaction that rolls back never exists', async () => {
  const [jobs, greet] = [open(), newJob()]
  const failed = inTransaction(async (tx) => {
    await jobs.enqueue(tx, greet, { to: 'nobody' })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  const { rowCount } = await database.pool.query('select 1 from jobs.job where name = $1', [greet.name])
  expect(rowCount).toBe(0)
})

test('a job is not seen by others before its transaction commits', async () => {
  const [jobs, greet] = [open(), newJob()]
  const look = byAnotherCaller(() =>
    database.pool.query('select 1 from jobs.job where name = $1', [greet.name]),
  )
  const seen = await inTransaction(async (tx) => {
    await jobs.enqueue(tx, greet, { to: 'aino' })
    return look()
  })
  expect(seen.rowCount).toBe(0)
})

test('a process that only enqueues leaves the work to another', async () => {
  const [shop, worker, greet, { done, write, until }] = [open(), open(), newJob(), diary()]
  await inTransaction((tx) => shop.enqueue(tx, greet, { to: 'before the worker' }))
  worker.handle(greet, ({ to }, run) => write(to, run))
  await worker.start()
  await until(1)
  await inTransaction((tx) => shop.enqueue(tx, greet, { to: 'after it' }))
  await until(2)
  expect(done.map(({ to }) => to)).toEqual(['before the worker', 'after it'])
})

test('two workers do each job once', async () => {
  const [greet, { done, write, until }] = [newJob(), diary()]
  for (const jobs of [open(), open()]) {
    jobs.handle(greet, ({ to }, run) => write(to, run))
    await jobs.start()
  }
  const people = Array.from({ length: 12 }, (_, index) => `person ${index}`)
  await inTransaction(async (tx) => {
    for (const to of people) await opened[0]?.enqueue(tx, greet, { to })
  })
  await until(12)
  expect(done.map(({ to }) => to).sort()).toEqual(people.sort())
})

test('a job with a time is not begun before it', async () => {
  const [jobs, greet, { done, write, until }] = [open(), newJob(), diary()]
  jobs.handle(greet, ({ to }, run) => write(to, run))
  await jobs.start()
  await inTransaction((tx) =>
    jobs.enqueue(tx, greet, { to: 'later' }, { at: new Date(Date.now() + 3600_000) }),
  )
  await inTransaction((tx) => jobs.enqueue(tx, greet, { to: 'now' }))
  await until(1)
  expect(done.map(({ to }) => to)).toEqual(['now'])
})

test('a job that fails is tried again, with the count of its attempt', async () => {
  const [jobs, greet, { done, write, until }] = [open(), newJob({ retries: 2 }), diary()]
  jobs.handle(greet, ({ to }, run) => {
    write(to, run)
    if (run.attempt === 1) throw new Error('not yet')
  })
  await jobs.start()
  await inTransaction((tx) => jobs.enqueue(tx, greet, { to: 'aino' }))
  await until(2)
  expect(done.map(({ run }) => run.attempt)).toEqual([1, 2])
})

test('what fails for the last time can be seen with its error, and be revived', async () => {
  const [jobs, greet, { write, until }] = [open(), newJob({ retries: 0 }), diary()]
  let mended = false
  jobs.handle(greet, ({ to }, run) => {
    if (!mended) throw new Error('The door is shut.')
    write(to, run)
  })
  await jobs.start()
  await inTransaction((tx) => jobs.enqueue(tx, greet, { to: 'aino' }))
  await expect.poll(() => jobs.deadLetters()).toHaveLength(1)
  const [letter] = await jobs.deadLetters()
  expect(letter).toMatchObject({ job: greet.name, data: { to: 'aino' }, error: 'The door is shut.' })
  mended = true
  expect(await jobs.revive([letter!.id])).toBe(1)
  await until(1)
  expect(await jobs.deadLetters()).toEqual([])
})

test('stopping waits for the work under way', async () => {
  const [jobs, greet, begun] = [open(), newJob(), diary()]
  let finish = () => {}
  let finished = false
  jobs.handle(greet, async ({ to }, run) => {
    await new Promise<void>((resolve) => {
      finish = resolve
      begun.write(to, run)
    })
    finished = true
  })
  await jobs.start()
  await inTransaction((tx) => jobs.enqueue(tx, greet, { to: 'aino' }))
  await begun.until(1)
  const stopping = jobs.stop()
  for (let look = 0; look < 30; look += 1) await database.pool.query('select 1')
  finish()
  await stopping
  expect(finished).toBe(true)
  const { rows } = await database.pool.query('select state from jobs.job where name = $1', [greet.name])
  expect(rows).toEqual([{ state: 'completed' }])
})

test('a timetable is kept in the database, and one that the code dropped is dropped there', async () => {
  const tidy = defineJob<Record<string, never>>('tidy')
  const schedules = async () =>
    (await database.pool.query('select name, cron, timezone from jobs.schedule')).rows
  const before = open()
  before.every('15 * * * *', tidy, () => {})
  await before.start()
  expect(await schedules()).toEqual([{ name: 'tidy', cron: '15 * * * *', timezone: 'Europe/Helsinki' }])
  await before.stop()
  const after = open()
  await after.start()
  expect(await schedules()).toEqual([])
})

test('a later start finds the tables and makes nothing', async () => {
  const tables = () =>
    database.pool.query(
      "select oid, relname from pg_class where relnamespace = 'jobs'::regnamespace order by oid",
    )
  const [first, later, greet] = [open(), open(), newJob()]
  first.handle(greet, () => {})
  await first.start()
  const { rows } = await tables()
  later.handle(greet, () => {})
  await later.start()
  await inTransaction((tx) => later.enqueue(tx, greet, { to: 'aino' }))
  expect((await tables()).rows).toEqual(rows)
})

test('one connection is enough, also for the first job of all', async () => {
  const { url } = database
  const narrow = await openDatabase(url, { max: 1 })
  const jobs = openJobs({ pool: narrow.pool, log: createLog('silent'), clock: () => noon })
  await narrow.sql.transaction((tx) => jobs.enqueue(tx, newJob(), { to: 'aino' }))
  await jobs.stop()
  await narrow.close()
})
