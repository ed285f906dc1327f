import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { aCtx, minutesAfter, openConnections, smallShop } from '../testing/small-shop.ts'
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
async function makeThing(tx: Tx, name: string) {
  const [thing] = await tx<{ id: number }>`insert into thing (name) values (${name}) returning id`
  return { success: 1 as const, data: { id: thing?.id, price: 12.5 } }
}
async function things(name: string) {
  return (await platform.pool.query('select 1 from thing where name = $1', [name])).rowCount
}
function make(
  key: string | undefined,
  name: string,
  { caller = aino, now = noon, path = contract.path as string } = {},
) {
  const named = {
    key,
    contract: { ...contract, path: path as typeof contract.path },
    input: { name, quantity: 1 },
  }
  return once(aCtx(platform, now, caller), named, (tx) => makeThing(tx, name))
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
  const ctx = aCtx(platform, noon, aino)
  const answers = [
    { a: 1, b: { c: 2, d: 3 } },
    { b: { d: 3, c: 2 }, a: 1 },
  ].map((input) => once(ctx, { key, contract, input }, (tx) => makeThing(tx, 'ordered')))
  const [one, other] = await Promise.all(answers)
  expect(one).toEqual(other)
})

test('six at once do the work once and all get its answer', async () => {
  const key = newKey()
  await openConnections(platform)
  const answers = await Promise.all(Array.from({ length: 6 }, () => make(key, 'three')))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await things('three')).toBe(1)
})

test('work that was refused leaves no answer, and the next try is done', async () => {
  const key = newKey()
  const named = { key, contract, input: { name: 'four', quantity: 1 } }
  const refused = once(aCtx(platform, noon, aino), named, async (tx) => {
    await makeThing(tx, 'four')
    return refuse('not-found')
  })
  await expect(refused).rejects.toMatchObject({ code: 'not-found' })
  expect(await things('four')).toBe(0)
  await make(key, 'four')
  expect(await things('four')).toBe(1)
})

test('another caller with the same key gets an answer of their own', async () => {
  const key = newKey()
  const mine = await make(key, 'five')
  for (const caller of [
    { kind: 'guest', guestId: 'aino' },
    { kind: 'customer', customerId: 'veikko', sessionId: 's' },
  ] as const)
    expect(await make(key, 'five', { caller })).not.toEqual(mine)
  const nobody: Caller = { kind: 'nobody' }
  expect(await make(key, 'five', { caller: nobody })).not.toEqual(await make(key, 'five', { caller: nobody }))
})

test('without a key every call does its work, and a key of odd characters is refused', async () => {
  await make(undefined, 'six')
  await make(undefined, 'six')
  expect(await things('six')).toBe(2)
  for (const key of ['', 'ä', 'a b', 'x'.repeat(201)])
    await expect(make(key, 'six')).rejects.toMatchObject({ code: 'idempotency-key-not-usable' })
})

test('whoever waits in vain is told so before the database ends the statement', async () => {
  const { platform: hasty } = await smallShop({ DATABASE_TIMEOUT: '1' })
  const named = { key: newKey(), contract, input: {} }
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<string>()
  const first = once(aCtx(hasty, noon, aino), named, () => {
    started.resolve()
    return finish.promise
  })
  await started.promise
  const second = once(aCtx(hasty, noon, aino), named, () => Promise.resolve('twice'))
  await expect(second).rejects.toMatchObject({ code: 'still-under-way' })
  finish.resolve('done')
  expect(await first).toBe('done')
})

test('old answers are forgotten', async () => {
  await make(newKey(), 'seven')
  await forgetOldAnswers(platform.sql, minutesAfter(noon, 100_000))
  expect((await platform.pool.query('select 1 from idempotent_answer')).rowCount).toBe(0)
})
