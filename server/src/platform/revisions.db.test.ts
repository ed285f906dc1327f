import pg from 'pg'
import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { bumpRevision, followRevisions } from './revisions.ts'

const platform = await testPlatform()
const heard = (topic: string) => new Promise<number>((hear) => platform.revisions.onChange(topic, hear))

test('a change is heard when its transaction commits', async () => {
  const change = heard('committed')
  await platform.sql.transaction((tx) => bumpRevision(tx, 'committed'))
  expect(await change).toBe(1)
  expect(platform.revisions.current('committed')).toBe(1)
})

test('a change that is rolled back is not heard', async () => {
  const failed = platform.sql.transaction(async (tx) => {
    await bumpRevision(tx, 'prices')
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  const next = heard('after')
  await platform.sql.transaction((tx) => bumpRevision(tx, 'after'))
  await next
  expect(platform.revisions.current('prices')).toBe(0)
})

test('a process that starts later knows what has changed before', async () => {
  await platform.sql.transaction((tx) => bumpRevision(tx, 'early'))
  const later = await followRevisions(platform.databaseUrl, platform.log)
  expect(later.current('early')).toBe(1)
  await later.close()
})

test('a change while the connection was lost is learnt after connecting again', async () => {
  const client = new pg.Client(platform.databaseUrl)
  await client.connect()
  const change = heard('missed')
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pito revisions'",
  )
  await client.query("insert into revision (topic) values ('missed')")
  expect(await change).toBe(1)
  await client.end()
})
