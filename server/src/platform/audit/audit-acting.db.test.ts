import { expect, test } from 'vitest'
import { aContext, smallShop } from '../../../testing/small-shop.ts'
import type { Caller, Context } from '../context.ts'
import { once } from '../idempotency/once.ts'
import { refuse } from '../refuse.ts'
import { auditActing } from './audit-acting.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const contract = { method: 'POST', path: '/api/v1/things' } as const
const inPerson = { kind: 'customer', customerId: 'aino', sessionId: 's-1' } as const
const acting = { ...inPerson, actingStaffId: 'outi', actingStaffName: 'Outi' } as const
const { platform } = await smallShop()
await platform.pool.query('create table thing (name text)')

const insert = (name: string) => (ctx: Context) =>
  ctx.transaction((tx) => tx.count`insert into thing (name) values (${name})`)
let counted = 0
/** Returns the things, which it deletes, and the number of records since it was last called. */
async function left() {
  const { rows } = await platform.pool.query('delete from thing returning name')
  const { rowCount } = await platform.pool.query(`select from audit where action = 'acted-for-customer'`)
  const before = counted
  counted = rowCount ?? 0
  return [rows.map(({ name }) => name).join(' '), counted - before]
}
const act = (work: (ctx: Context) => Promise<unknown>, caller: Caller = acting) =>
  auditActing(aContext(platform, noon, caller), contract, work)

test('a call is recorded once, however many transactions it has', async () => {
  await act(() => Promise.resolve('nothing'))
  expect(await left()).toEqual(['', 1])
  await act(insert('one'))
  expect(await left()).toEqual(['one', 1])
  await act(async (ctx) => [await insert('one')(ctx), await insert('two')(ctx)])
  expect(await left()).toEqual(['one two', 1])
})

test('a customer who calls in person is not recorded as acted for', async () => {
  await act(insert('one'), inPerson)
  expect(await left()).toEqual(['one', 0])
})

test('a refused call leaves neither a change nor a record', async () => {
  await expect(act((ctx) => ctx.transaction(() => refuse('not-found')))).rejects.toThrow()
  expect(await left()).toEqual(['', 0])
})

test('a change that is committed before a later step fails keeps its record', async () => {
  const halfway = act(async (ctx) => {
    await insert('one')(ctx)
    return ctx.transaction(() => refuse('not-found'))
  })
  await expect(halfway).rejects.toThrow()
  expect(await left()).toEqual(['one', 1])
})

test('a record that a refused transaction has rolled back is written in the next one', async () => {
  await act(async (ctx) => {
    await ctx.transaction(() => refuse('not-found')).catch(() => undefined)
    await insert('two')(ctx)
  })
  expect(await left()).toEqual(['two', 1])
})

test('a repeated call with the same idempotency key is not recorded again', async () => {
  const ctx = aContext(platform, noon, acting, { idempotencyKey: 'key-1' })
  const call = () => once(ctx, { contract, input: {} }, (own) => auditActing(own, contract, insert('one')))
  expect(await call()).toBe(await call())
  expect(await left()).toEqual(['one', 1])
})
