import { expect, test } from 'vitest'
import { documents } from './documents.ts'

const readme = (text: string) => ({ path: 'README.md', text })
const decision = {
  path: 'docs/decisions/0001-why.md',
  text: 'Status: accepted.\n\nSee [operations](../operations.md#logs).',
}
const operations = { path: 'docs/operations.md', text: '' }

test('links to existing files, folders and other sites are accepted', () => {
  const text =
    '`docs/decisions`, [why](docs/decisions/0001-why.md), ![shop](docs/shop.png), [MIT](https://x.example)'
  expect(documents([readme(text), decision, operations])).toEqual([])
})

test('a link to a missing file is reported', () => {
  expect(documents([decision])).toEqual([
    'docs/decisions/0001-why.md names docs/operations.md, which is not there.',
  ])
})

test('a named file that is missing is reported', () => {
  expect(documents([readme('look into `server/src/app.ts`')])).toEqual([
    'README.md names server/src/app.ts, which is not there.',
  ])
})

test('a file that is named by the end of its path is looked for in every folder', () => {
  const app = { path: 'server/src/app.ts', text: '' }
  expect(documents([readme('see `src/app.ts`'), app])).toEqual([])
  expect(documents([readme('see `platform/app.ts` and `app.db.test.ts`'), app])).toEqual([
    'README.md names platform/app.ts, which is not there.',
    'README.md names app.db.test.ts, which is not there.',
  ])
})

test('a file that is named with its folder has to be in that folder', () => {
  const deeper = { path: 'server/src/payment-providers/outcomes.ts', text: '' }
  expect(documents([readme('`outcomes.ts` in `server/src/`'), deeper])).toEqual([
    'README.md names server/src/outcomes.ts, which is not there.',
  ])
  expect(documents([readme('`outcomes.ts` in `server/src/payment-providers/`'), deeper])).toEqual([])
})

test('a case of the security document that names no test is reported', () => {
  const text =
    '| case | met | shown by |\n|---|---|---|\n| CSRF | Origin | `http/origin.test.ts` |\n| Race | – | room payment |'
  const origin = { path: 'server/src/platform/http/origin.test.ts', text: '' }
  expect(documents([{ path: 'docs/security.md', text }, origin])).toEqual([
    'docs/security.md names no test for "Race".',
  ])
})

test('a superseded decision may name a file that does not exist any more', () => {
  const text = 'Status: superseded by [2](0002-then.md)\n\nLook into `server/src/app.ts`.'
  expect(documents([{ path: 'docs/decisions/superseded/0001-why.md', text }])).toEqual([])
})

test('a decision is in the folder of superseded ones exactly if its status says so', () => {
  const superseded = { path: 'docs/decisions/0001-why.md', text: 'Status: superseded by [2](0002-then.md).' }
  const accepted = { path: 'docs/decisions/superseded/0002-then.md', text: 'Status: accepted.' }
  const belongs = 'decisions that are superseded, and no others, belong into docs/decisions/superseded/.'
  expect(documents([superseded, accepted])).toEqual([
    `${superseded.path}: ${belongs}`,
    `${accepted.path}: ${belongs}`,
  ])
})

test('a decision without a status is reported', () => {
  expect(documents([{ path: 'docs/decisions/0001-why.md', text: '# 1. Why' }])).toEqual([
    'docs/decisions/0001-why.md has no line that begins with "Status:".',
  ])
})

test('a setting that the README does not list is reported', () => {
  const config = {
    path: 'server/src/platform/config.ts',
    text: '  PORT: wholeNumber,\n  HOST: z.string(),\n',
  }
  expect(documents([readme('| `PORT` | 3000 |'), config])).toEqual([
    'README.md does not list the setting HOST.',
  ])
})

test('documents in the root are checked like those of the folder docs', () => {
  expect(documents([{ path: 'CONTRIBUTING.md', text: '[map](docs/map.md)' }])).toEqual([
    'CONTRIBUTING.md names docs/map.md, which is not there.',
  ])
})

test('an alert that the runbook does not explain, and a metric that the shop does not have, are reported', () => {
  const rules = {
    path: 'operations/rules.yml',
    text: '- alert: ShopDown\n  expr: pito_ready == 0\n- alert: ShopSlow\n  expr: pito_slow_total > 1\n',
  }
  const runbook = { path: 'docs/runbook.md', text: '# Runbook\n\n## ShopDown\n\nStart it.\n' }
  const code = { path: 'server/src/health.ts', text: "name: 'pito_ready'" }
  expect(documents([rules, runbook, code])).toEqual([
    'operations/rules.yml reads the metric pito_slow_total, which the shop does not have.',
    'docs/runbook.md does not say what to do about ShopSlow.',
  ])
})
