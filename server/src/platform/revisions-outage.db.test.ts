import { expect, test } from 'vitest'
import { afterTestFile } from '../../testing/after-test-file.ts'
import { databaseProxy } from '../../testing/database-proxy.ts'
import { testDatabase } from '../../testing/test-database.ts'
import type { ListenerPace } from './database/listener.ts'
import { createLog } from './log.ts'
import { followRevisions } from './revisions.ts'

const { url, pool } = await testDatabase()
const quick: ListenerPace = {
  heartbeatMilliseconds: 20,
  patienceMilliseconds: 1000,
  retryMilliseconds: 5,
  longestRetryMilliseconds: 5,
}

async function followThroughProxy() {
  const proxy = await databaseProxy(url)
  const revisions = await followRevisions(proxy.url, createLog('silent'), quick)
  afterTestFile(() => revisions.close())
  return { proxy, revisions }
}

test('an address that accepts and closes is tried by one connection at a time', async () => {
  const { proxy, revisions } = await followThroughProxy()
  proxy.become('close')
  await expect.poll(() => proxy.came).toBeGreaterThan(20)
  expect(proxy.mostAtOnce).toBe(1)
  expect(revisions.connected).toBe(false)
  await pool.query("insert into revision (topic) values ('while closed')")
  proxy.become('pass')
  await expect.poll(() => revisions.current('while closed')).toBe(1)
  expect(proxy.mostAtOnce).toBe(1)
})

test('a connection that dies without a word is noticed, and what was missed is read on the next one', async () => {
  const { proxy, revisions } = await followThroughProxy()
  proxy.become('freeze')
  await expect.poll(() => revisions.connected).toBe(false)
  await pool.query("insert into revision (topic) values ('while frozen')")
  expect(revisions.current('while frozen')).toBe(0)
  proxy.become('pass')
  await expect.poll(() => revisions.current('while frozen')).toBe(1)
  expect(revisions.connected).toBe(true)
})

test('after a failover to a database that lags behind, its numbers count', async () => {
  const { proxy, revisions } = await followThroughProxy()
  await pool.query("insert into revision (topic, number) values ('ahead', 7), ('unknown there', 7)")
  await pool.query(
    "select pg_notify('pito_revision', 'ahead:7'), pg_notify('pito_revision', 'unknown there:7')",
  )
  await expect.poll(() => revisions.current('unknown there')).toBe(7)
  const heard: number[] = []
  for (const topic of ['ahead', 'unknown there']) revisions.onChange(topic, (number) => heard.push(number))
  proxy.become('freeze')
  await expect.poll(() => revisions.connected).toBe(false)
  await pool.query("update revision set number = 5 where topic = 'ahead'")
  await pool.query("delete from revision where topic = 'unknown there'")
  proxy.become('pass')
  await expect.poll(() => revisions.connected).toBe(true)
  expect([revisions.current('ahead'), revisions.current('unknown there')]).toEqual([5, 0])
  expect(heard.sort()).toEqual([0, 5])
})

test('a connection that hears itself is left alone', async () => {
  const { proxy, revisions } = await followThroughProxy()
  const beats =
    "select count(*)::int from pg_stat_activity where query like 'notify heartbeat%' and datname = current_database()"
  await expect.poll(async () => (await pool.query(beats)).rows[0].count).toBeGreaterThan(0)
  expect(revisions.connected).toBe(true)
  expect(proxy.came).toBe(1)
})
