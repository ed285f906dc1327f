import { beforeAll, expect, test } from 'vitest'
import { aContext, minutesAfter, openConnections, smallShop } from '../../../testing/small-shop.ts'
import type { Caller, Context } from '../context.ts'
import type { Sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { forgetOldAnswers, once } from './once.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const contract = { method: 'POST', path: '/api/v1/things' } as const
const aino: Caller = { kind: 'customer', customerId: 'aino', sessionId: 's-1' }
let platform: Platform
let keys = 0

beforeAll(async () => {
  platform = (await smallShop()).platform
  await platform.pool.query('create table thing (id serial primary key, name text)')
})

const newKey = () => `key-${++keys}`
async function insertThing(sql: Sql, name: string) {
  const [thing] = await sql<{ id: number }>`insert into thing (name) values (${name}) returning id`
  return { success: 1 as const, data: { id: thing?.id, price: 12.5 } }
}
const makeThing = (ctx: Context, name: string) => ctx.transaction((tx) => insertThing(tx, name))
async function things(name: string) {
  return (await platform.pool.query('select 1 from thing where name = $1', [name])).rowCount
}
function ctxWith(key: string | undefined, { caller = aino, now = noon } = {}): Context {
  return aContext(platform, now, caller, { idempotencyKey: key })
}
interface Changed {
  readonly caller?: Caller
  readonly now?: Date
  readonly path?: string
  readonly input?: object
}
function make(
  key: string | undefined,
  name: string,
  { path = contract.path, input, ...changed }: Changed = {},
) {
  const requested = {
    contract: { ...contract, path: path as typeof contract.path },
    input: input ?? { name, quantity: 1 },
  }
  return once(ctxWith(key, changed), requested, (ctx) => makeThing(ctx, name))
}

test('the same key gets the same answer for 24 hours, and the work is done once', async () => {
  const key = newKey()
  const first = await make(key, 'one')
  expect(await make(key, 'one', { now: minutesAfter(noon, 24 * 60 - 1) })).toEqual(first)
  expect(await things('one')).toBe(1)
  expect(await make(key, 'one', { now: minutesAfter(noon, 24 * 60) })).not.toEqual(first)
  expect(await things('one')).toBe(2)
})

test('the same key with other fields, or for another call, is refused', async () => {
  const key = newKey()
  await make(key, 'two')
  await expect(make(key, 'another')).rejects.toMatchObject({ code: 'idempotency-key-reused' })
  await expect(make(key, 'two', { path: '/api/v1/others' })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  })
  expect(await things('another')).toBe(0)
})

test('the order of the fields does not matter', async () => {
  const key = newKey()
  const inputs = [
    { a: 1, b: { c: 2, d: 3 } },
    { b: { d: 3, c: 2 }, a: 1 },
  ]
  const [one, other] = await Promise.all(inputs.map((input) => make(key, 'ordered', { input })))
  expect(one).toEqual(other)
})

test('six requests at once do the work once, and all get its answer', async () => {
  const key = newKey()
  await openConnections(platform)
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(key, 'three')))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await things('three')).toBe(1)
})

test('work that was refused leaves no answer, and the next try is done', async () => {
  const key = newKey()
  const input = { name: 'four', quantity: 1 }
  const refused = once(ctxWith(key), { contract, input }, async (ctx) => {
    await ctx.transaction(async (tx) => {
      await insertThing(tx, 'four')
      return refuse('not-found')
    })
  })
  await expect(refused).rejects.toMatchObject({ code: 'not-found' })
  expect(await things('four')).toBe(0)
  await make(key, 'four')
  expect(await things('four')).toBe(1)
})

test('work that broke off before it changed anything is done by the next request', async () => {
  const key = newKey()
  const broken = once(ctxWith(key), { contract, input: { name: 'eight', quantity: 1 } }, () =>
    Promise.reject(new Error('The connection was lost.')),
  )
  await expect(broken).rejects.toThrow('lost')
  await make(key, 'eight')
  expect(await things('eight')).toBe(1)
})

test('work that broke off after its transaction is not done again', async () => {
  const key = newKey()
  const broken = once(ctxWith(key), { contract, input: { name: 'nine', quantity: 1 } }, async (ctx) => {
    await makeThing(ctx, 'nine')
    throw new Error('The connection was lost.')
  })
  await expect(broken).rejects.toThrow('lost')
  await expect(make(key, 'nine')).rejects.toMatchObject({ code: 'answer-lost' })
  expect(await things('nine')).toBe(1)
})

test('a request whose process died is taken over after a minute, and changes nothing if it lives after all', async () => {
  const key = newKey()
  const started = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const slow = once(ctxWith(key), { contract, input: { name: 'ten', quantity: 1 } }, async (ctx) => {
    started.resolve()
    await goOn.promise
    return makeThing(ctx, 'ten')
  })
  await started.promise
  const second = await make(key, 'ten', { now: minutesAfter(noon, 1) })
  goOn.resolve()
  await expect(slow).rejects.toMatchObject({ code: 'still-under-way' })
  expect(await make(key, 'ten', { now: minutesAfter(noon, 1) })).toEqual(second)
  expect(await things('ten')).toBe(1)
})

test('another caller with the same key gets an answer of their own', async () => {
  const key = newKey()
  const mine = await make(key, 'five')
  for (const caller of [
    { kind: 'guest', guestId: 'aino' },
    { kind: 'staff', staffId: 'aino', sessionId: 's' },
    { kind: 'customer', customerId: 'veikko', sessionId: 's' },
  ] as const)
    expect(await make(key, 'five', { caller })).not.toEqual(mine)
})

test('whoever has no session is known by the token of the request', async () => {
  const key = newKey()
  const by = (input: object) => make(key, 'eleven', { caller: { kind: 'nobody' }, input })
  const first = await by({ token: 'of-maija' })
  expect(await by({ token: 'of-maija' })).toEqual(first)
  expect(await by({ token: 'of-onni' })).not.toEqual(first)
  await expect(by({ token: 'of-maija', quantity: 2 })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  })
  expect(await by({})).not.toEqual(await by({}))
  const { rows } = await platform.pool.query('select caller from idempotent_answer where key = $1', [key])
  expect(JSON.stringify(rows)).not.toContain('of-maija')
})

test('without a key every call does its work, and a key of odd characters is refused', async () => {
  await make(undefined, 'six')
  await make(undefined, 'six')
  expect(await things('six')).toBe(2)
  for (const key of ['', 'ä', 'a b', 'x'.repeat(201)])
    await expect(make(key, 'six')).rejects.toMatchObject({ code: 'idempotency-key-not-usable' })
})

test('whoever waits in vain is told so before a client gives up', async () => {
  const { platform: hasty } = await smallShop({ DATABASE_TIMEOUT: '1' })
  const ctx = aContext(hasty, noon, aino, { idempotencyKey: newKey() })
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<string>()
  const first = once(ctx, { contract, input: {} }, () => {
    started.resolve()
    return finish.promise
  })
  await started.promise
  const second = once(ctx, { contract, input: {} }, () => Promise.resolve('twice'))
  await expect(second).rejects.toMatchObject({ code: 'still-under-way' })
  finish.resolve('done')
  expect(await first).toBe('done')
})

test('old answers are forgotten', async () => {
  await make(newKey(), 'seven')
  await forgetOldAnswers(platform.sql, minutesAfter(noon, 100_000))
  expect((await platform.pool.query('select 1 from idempotent_answer')).rowCount).toBe(0)
})
