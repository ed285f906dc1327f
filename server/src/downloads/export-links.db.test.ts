import { expect, test } from 'vitest'
import { afterTestFile } from '../../testing/after-test-file.ts'
import { downloadShop, tokenOf } from '../../testing/download-shop.ts'

const { platform, app, post, open, ainoId } = await downloadShop()

test('a link is over after fifteen minutes, whoever opens it', async () => {
  const token = await tokenOf(platform, ainoId)
  const { message } = (await post('stock-list/export', {}, token)).json()
  platform.at('2026-11-20T10:14:59Z')
  expect((await open(message, token)).statusCode).toBe(200)
  platform.at('2026-11-20T10:15:00Z')
  expect((await open(message, await tokenOf(platform, ainoId))).statusCode).toBe(404)
})

test('sixty exports an hour, then no more', async () => {
  platform.at('2026-11-20T12:00:00Z')
  const token = await tokenOf(platform, ainoId)
  const statuses = []
  for (let time = 0; time < 61; time += 1)
    statuses.push((await post('stock-list/export', {}, token)).statusCode)
  expect(statuses.indexOf(429)).toBe(60)
})

test('whoever breaks off a download ends its query, and only so many go at once', async () => {
  platform.at('2026-11-20T14:00:00Z')
  // The file has to be larger than the buffers of two sockets, so that the export does not end before its reader has
  // read it.
  await platform.pool.query(`
    with many as (
      insert into fitted_vehicle (vehicle_type_id, make, model, year_from)
      select 2, repeat('M', 60), rpad(n || ' ', 80, 'N'), 2000 from generate_series(1, 60000) n returning id
    ) insert into fitted_vehicle_size select id, 205, 55, 16 from many`)
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterTestFile(() => app.close())
  const token = await tokenOf(platform, ainoId)
  const { message } = (await post('application-list/export', { categoryID: 2, format: 'csv' }, token)).json()
  const { pathname, search } = new URL(message)
  const leaving = new AbortController()
  const begin = async () => {
    const url = new URL(pathname + search, app.listeningOrigin)
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
    const reader = answer.body?.getReader()
    await reader?.read()
    return answer.status
  }
  // Exports may use a quarter of the pool, which has ten connections here.
  expect([await begin(), await begin()]).toEqual([200, 200])
  await expect.poll(openTransactions).toBe(2)
  const refused = await open(message, token)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
  leaving.abort()
  await expect.poll(openTransactions).toBe(0)
  const { message: another } = (await post('stock-list/export', {}, token)).json()
  expect((await open(another, token)).statusCode).toBe(200)
})

async function openTransactions(): Promise<number> {
  const [row] = await platform.sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
  return row?.count ?? 0
}
