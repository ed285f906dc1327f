import { takesIdempotencyKey } from '@pito/contracts/endpoint'
import { beforeEach, expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { afterTestFile } from '../testing/after-test-file.ts'
import { movingRequests } from '../testing/moving-requests.ts'
import { movingShop } from '../testing/moving-shop.ts'

const shop = await movingShop()
const { platform, byStaff, withdrawn, column } = shop
const requests = movingRequests(shop)
beforeEach(() => platform.at('2026-11-20T10:00:00Z'))

test('the table has every call that moves money, stock or time or creates a record, and no other', async () => {
  const { app, calls } = await buildApi(platform)
  afterTestFile(() => app.close())
  const moving = [...calls.values()].filter(({ contract }) => takesIdempotencyKey(contract))
  const names = moving.map(({ contract: { method, path } }) => {
    const byGuest = path.replace('/customer/', '/anonymous/')
    return `${method} ${(calls.has(`${method} ${byGuest}`) ? byGuest : path).replace('/api/v1/', '')}`
  })
  expect(Object.keys(requests).sort()).toEqual([...new Set(names)].sort())
})

/** The calls of staff that only change a record, so that a repeated request changes nothing more, or that log in. */
const changing = [
  /^staff\/(login|logout|set-password|change-password|second-factor)\b(?!.*passkeys$)/,
  /^staff\/imports\/:id\/(dry-run|ticks|run|cancel)$/,
  /^staff\/(articles|brands|models)\/:id\/(state|archive)$/,
  /^staff\/members\/:id\/(deactivate|reset-second-factor)$/,
  /^staff\/reviews\/:id\/(publish|reject)$/,
  /^staff\/mail-retries$/,
  /^staff\/order-papers\/check$/,
  /^staff\/orders\/:orderNumber\/refund-preview$/,
  /^staff\/orders\/:orderNumber\/(returned|return-agreement)\/preview$/,
  /^staff\/customers\/:id\/(end-sessions|password-link|data|erase)$/,
  /^staff\/prices$/,
]

test('every POST of staff takes a key, unless it only changes a record or logs in', async () => {
  const { app, calls } = await buildApi(platform)
  afterTestFile(() => app.close())
  const posts = [...calls.values()].filter(
    ({ contract, scope }) =>
      contract.method === 'POST' && !takesIdempotencyKey(contract) && scope !== 'public',
  )
  const paths = posts.map(({ contract }) => contract.path.replace('/api/v1/', ''))
  expect(
    paths.filter((path) => path.startsWith('staff/') && !changing.some((each) => each.test(path))),
  ).toEqual([])
})

const tables = await column(`select table_name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`)
const everyRow = tables
  .map((table) => `select '${table} ' || to_jsonb(t)::text as row from "${table}" as t`)
  .join(' union all ')
const everything = () => column(`${everyRow} order by 1`)

let keys = 0
test.each(Object.entries(requests))(
  '%s sent twice with one key gets one answer, and moves and creates nothing twice',
  async (call, prepare) => {
    const request = await prepare()
    const key = `key-${++keys}`
    const first = await request({ 'idempotency-key': key })
    expect([first.status, first.body.code]).toEqual([200, undefined])
    const [stored] = await column(
      `select call from idempotent_answer where key = '${key}' and answer is not null`,
    )
    expect(String(stored).replace('/api/v1/', '')).toBe(call)
    const before = await everything()
    const second = await request({ 'idempotency-key': key })
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(await everything()).toEqual(before)
  },
)

test('tyres that come back twice with one key are refunded once, also at the same moment', async () => {
  const { number, order } = await withdrawn()
  const back = byStaff(`orders/${number}/returned`, { items: [{ tyre_id: 5, quantity: 1 }] })
  const key = { 'idempotency-key': 'returned-at-once' }
  const [one, other] = await Promise.all([back(key), back(key)])
  expect([one.status, other.body]).toEqual([200, one.body])
  const refunds = await column(`select refund.id from refund
    join payment_attempt on payment_attempt.id = attempt_id where order_id = '${order.id}'`)
  expect(refunds).toHaveLength(1)
})
