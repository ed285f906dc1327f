import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import type { Sql, Tx } from './sql.ts'
import { name, part } from './statement.ts'

const { sql, url } = await testDatabase()
await sql.query('create table bolt (id integer generated always as identity primary key, size integer)')
beforeEach(() => sql.query('truncate bolt'))

const sizes = async () =>
  (await sql<{ size: number }>`select size from bolt order by id`).map(({ size }) => size)

test('rows come back typed by hand, and a change says how many rows it touched', async () => {
  const rows = await sql<{ size: number }>`insert into bolt (size) values (${10}), (${12}) returning size`
  expect(rows).toEqual([{ size: 10 }, { size: 12 }])
  expect(await sql.count`delete from ${name('bolt')} where ${part`size > ${11}`}`).toBe(1)
})

test('properties are named in camelCase, or as the columns where a body of the API is read', async () => {
  const some = part`1 as season_id, true as has_3pmsf, 2 as address_line_1`
  expect(await sql`select ${some}`).toEqual([{ seasonId: 1, has3pmsf: true, addressLine1: 2 }])
  expect(await sql.snake`select ${some}`).toEqual([{ season_id: 1, has_3pmsf: true, address_line_1: 2 }])
})

test('of statements that are sent together, the one that failed is reported, not those refused because of it', async () => {
  const deeper = async (work: Promise<unknown>) => await (async () => await work)()
  const together = (tx: Tx) => Promise.all([deeper(deeper(tx`select 1 / (select 0)`)), tx`select 1`])
  await expect(sql.transaction(together)).rejects.toMatchObject({ code: '22012' })
  await expect(sql.transaction((tx) => tx.transaction(together))).rejects.toMatchObject({ code: '22012' })
})

test('a statement is planned once, whatever its values', async () => {
  const { sql: one, close } = await openDatabase(url, { max: 1 })
  for (const size of [1, 2, 3]) await one`select id from bolt where size = ${size}`
  const prepared = await one<{ plans: number }>`
    select generic_plans::integer as plans from pg_prepared_statements where statement like '%where size = $1'`
  expect(prepared).toEqual([{ plans: 3 }])
  await close()
})

test('each statement is observed with its text and without its values', async () => {
  const texts: string[] = []
  const { sql: one, close } = await openDatabase(url, {
    max: 1,
    observe: (text, run) => {
      texts.push(text)
      return run()
    },
  })
  await one.count`delete from bolt where size = ${1}`
  await one.transaction((tx) => tx.transaction((nested) => nested`insert into bolt (size) values (${5})`))
  expect(texts).toEqual([
    'delete from bolt where size = $1',
    ...[
      'begin',
      'savepoint nested',
      'insert into bolt (size) values ($1)',
      'release savepoint nested',
      'commit',
    ],
  ])
  await close()
})

test('a transaction keeps all or nothing', async () => {
  await sql.transaction(async (tx) => {
    await tx`insert into bolt (size) values (1)`
    await tx`insert into bolt (size) values (2)`
  })
  const failed = sql.transaction(async (tx) => {
    await tx`insert into bolt (size) values (3)`
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  expect(await sizes()).toEqual([1, 2])
})

test('statements that are called together run in their order, and before any answer has come', async () => {
  const counts = await sql.transaction((tx) => {
    const count = () => tx<{ count: number }>`select count(*)::integer as count from bolt`
    return Promise.all([count(), tx`insert into bolt (size) values (1)`, count(), count()])
  })
  expect(counts.map(([row]) => row)).toEqual([{ count: 0 }, undefined, { count: 1 }, { count: 1 }])
})

test('of statements that are called together the one that failed gives the error, and nothing is kept', async () => {
  const failed = sql.transaction((tx) =>
    Promise.all([
      tx`insert into bolt (size) values (1)`,
      tx`insert into bolt (size) values (${'wide'})`,
      tx`insert into bolt (size) values (2)`,
    ]),
  )
  await expect(failed).rejects.toThrow('invalid input syntax for type integer: "wide"')
  expect(await sizes()).toEqual([])
})

test('a transaction within another can fail alone', async () => {
  await sql.transaction(async (tx) => {
    await tx`insert into bolt (size) values (1)`
    const inner = tx.transaction(async (nested) => {
      await nested`insert into bolt (size) values (2)`
      await nested`select 1 / 0`
    })
    await expect(inner).rejects.toThrow('division by zero')
    await tx`insert into bolt (size) values (3)`
  })
  expect(await sizes()).toEqual([1, 3])
})

test('a transaction that goes on after a failed statement says that nothing was committed', async () => {
  const failed = sql.transaction(async (tx) => {
    await tx`insert into bolt (size) values (1)`
    await tx`select 1 / 0`.catch(() => undefined)
  })
  await expect(failed).rejects.toThrow('nothing was committed')
  expect(await sizes()).toEqual([])
})

const sacrifice = (tx: Sql, code: string) =>
  tx.query(`do $$ begin raise exception 'sacrificed' using errcode = '${code}'; end $$`)

test.each(['40P01', '40001'])(
  'a transaction that PostgreSQL ends with %s runs again from the start',
  async (code) => {
    let tries = 0
    await sql.transaction(async (tx) => {
      tries += 1
      await tx`insert into bolt (size) values (${tries})`
      if (tries === 1) await sacrifice(tx, code)
      if (tries === 2) await tx.transaction((nested) => sacrifice(nested, code))
    })
    expect(await sizes()).toEqual([3])
  },
)

test('a transaction that PostgreSQL ends three times fails', async () => {
  let tries = 0
  const failed = sql.transaction((tx) => {
    tries += 1
    return sacrifice(tx, '40P01')
  })
  await expect(failed).rejects.toThrow('sacrificed')
  expect(tries).toBe(3)
})

test('a transaction that fails for another reason does not run again', async () => {
  let tries = 0
  const failed = sql.transaction((tx) => {
    tries += 1
    return sacrifice(tx, '23505')
  })
  await expect(failed).rejects.toThrow('sacrificed')
  expect(tries).toBe(1)
})

test.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['a statement', (tx) => tx`insert into bolt (size) values (1)`],
  ['a count', (tx) => tx.count`insert into bolt (size) values (1)`],
  ['a text', (tx) => tx.query('insert into bolt (size) values (1)')],
  ['a nested transaction', (tx) => tx.transaction((nested) => nested`insert into bolt (size) values (1)`)],
])('%s on a transaction that is over fails', async (_, late) => {
  const over: Tx[] = []
  await sql.transaction(async (tx) => {
    over.push(tx)
    await tx.transaction((nested) => Promise.resolve(over.push(nested)))
    await expect(late(over[1] as Tx)).rejects.toThrow('The transaction is over')
  })
  await expect(late(over[0] as Tx)).rejects.toThrow('The transaction is over')
  expect(await sizes()).toEqual([])
})

test('a connection whose prepared statements no longer fit the tables is replaced', async () => {
  const { sql: one, close } = await openDatabase(url, { max: 1 })
  const read = () => one.transaction((tx) => tx`select * from bolt`)
  await read()
  await sql.query('alter table bolt add colour text')
  await expect(read()).rejects.toThrow('cached plan must not change result type')
  expect(await read()).toEqual([])
  await close()
})

test('a connection that is ended inside a transaction fails that transaction alone', async () => {
  const { sql: one, close } = await openDatabase(url, { max: 1 })
  const failed = one.transaction(async (tx) => {
    const [backend] = await tx<{ pid: number }>`select pg_backend_pid() as pid`
    await sql`select pg_terminate_backend(${backend?.pid})`
    await tx`insert into bolt (size) values (1)`
    await tx`insert into bolt (size) values (2)`
  })
  await expect(failed).rejects.toSatisfy(isDatabaseAway)
  expect(await one`select 1 as one`).toEqual([{ one: 1 }])
  expect(await sizes()).toEqual([])
  await close()
})
