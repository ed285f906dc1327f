import { expect, test } from 'vitest'
import { completeLists } from './complete-lists.ts'

const send = {
  path: 'server/src/alerts/send-alerts.ts',
  text: "const job = defineJob<None>('send-alerts', {})",
}
const jobs = (text: string) => ({ path: 'docs/jobs.md', text })

test('a job that the list of jobs does not name is reported', () => {
  expect(completeLists([send, jobs('| `send-alert` |')])).toEqual(['docs/jobs.md does not list send-alerts.'])
  expect(completeLists([send, jobs('| `send-alerts` |')])).toEqual([])
})

test('the name of a job may stand on the next line', () => {
  const broken = { ...send, text: "defineJob<Record<string, never>>(\n  'send-alerts', {})" }
  expect(completeLists([broken])).toEqual(['docs/jobs.md does not list send-alerts.'])
})

test('a file that writes an e-mail has to be named by its path', () => {
  const email = {
    path: 'server/src/alerts/alert-emails.ts',
    text: 'const { html } = renderEmail(config, parts)',
  }
  const listed = { path: 'docs/emails.md', text: '| `server/src/alerts/alert-emails.ts` |' }
  expect(completeLists([email])).toEqual([`docs/emails.md does not list ${email.path}.`])
  expect(completeLists([email, listed])).toEqual([])
})

test('a file that creates a cache has to be named by its path', () => {
  const cache = { path: 'server/src/booking/cache.ts', text: 'new LruCache<string, Day>(500)' }
  const byTopic = { path: 'server/src/pricing/tiers.ts', text: "cacheByTopic('pricing', readTiers)" }
  expect(completeLists([cache, byTopic])).toEqual([
    `docs/caches.md does not list ${cache.path}.`,
    `docs/caches.md does not list ${byTopic.path}.`,
  ])
})

test('a table has to be named with how long its rows are stored', () => {
  const schema = { path: 'docs/schema.sql', text: 'create table audit (\n  id bigint not null\n);' }
  const retention = (text: string) => ({ path: 'docs/retention.md', text })
  expect(completeLists([schema, retention('| `audit_log` |')])).toEqual([
    'docs/retention.md does not list audit.',
  ])
  expect(completeLists([schema, retention('| `audit` |')])).toEqual([])
})

test('tests may define jobs and caches of their own', () => {
  expect(completeLists([{ ...send, path: 'server/src/platform/jobs/jobs.db.test.ts' }])).toEqual([])
})
