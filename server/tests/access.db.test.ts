import { orderFiles } from '@pito/contracts/order-files'
import { afterAll, expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { startSession } from '../src/platform/sessions/start-session.ts'
import type { AccessRow, Helmis } from '../testing/access-row.ts'
import { accessRows } from '../testing/access-rows.ts'
import { customersOnly, ownOnly, personDetails } from '../testing/access-statuses.ts'
import { actingFor, actingStaffId, addCustomer } from '../testing/account-shop.ts'
import { tokenOf } from '../testing/download-shop.ts'
import { insertRow } from '../testing/insert-row.ts'
import { personEverywhere, traces } from '../testing/person-everywhere.ts'
import { aVisit } from '../testing/small-shop.ts'
import { testPlatform } from '../testing/test-platform.ts'

const platform = await testPlatform()
const { sql, pool } = platform
const { app, calls } = await buildApi(platform)
const helmi = await helmisRows()
const onni = await addCustomer(platform, {
  email: 'onni@example.fi',
  firstName: 'Onni',
  permissions: ['profile', 'orders', 'news', 'change_password'],
})
const seppo = '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0c01'
await insertRow(pool, 'staff', {
  id: seppo,
  email: 'seppo@pito.example',
  name: 'Seppo',
  created_at: platform.clock().toISOString(),
})

/** Helmi has a row in every table that holds personal data. */
async function helmisRows(): Promise<Helmis> {
  const { id } = await personEverywhere(platform)
  const one = async (text: string) => (await pool.query(text)).rows[0]
  const { cart_id, id: line } = await one('select cart_id, id from cart_line')
  const order = await one('select id, order_number from shop_order')
  return {
    id,
    email: traces.email,
    sessionId: (await one('select id from session where acting_for is null')).id,
    cartId: cart_id,
    cartLineId: line,
    orderId: order.id,
    orderNumber: order.order_number,
    pointId: (await one('select id from service_point')).id,
    eventId: (await one('select id from marketing_event')).id,
    passkeyId: (await one('select id from passkey')).id,
    partnerRequestId: (await one('select id from partner_request')).id,
  }
}

async function tokenOfStaff(): Promise<string> {
  const start = { subject: { kind: 'staff' as const, id: seppo } }
  const { accessToken } = await sql.transaction((tx) =>
    startSession(platform, tx, aVisit(platform, platform.clock()), start),
  )
  return accessToken
}

const callers = [
  { who: 'a guest', token: async () => null },
  { who: 'another customer', token: () => tokenOf(platform, onni.id) },
  { who: 'staff without the right', token: tokenOfStaff },
  { who: 'staff who act as Helmi', token: () => actingFor(platform, helmi.id) },
] as const
const acting = 3
const actedFor = async () =>
  (
    await pool.query(
      "select actor_id, customer_id, details from audit where action = 'acted-for-customer' order by id",
    )
  ).rows

/**
 * The tables that even a refused call may change, because attempts are counted and audited whether or not they
 * succeed.
 */
const notes = new Set(['audit', 'attempt'])
const tables = (
  await sql<{ table: string }>`
    select table_name as table from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
)
  .map(({ table }) => table)
  .filter((table) => !notes.has(table))

const everyRow = tables
  .map((table) => `select '${table} ' || to_jsonb(t)::text as row from "${table}" as t`)
  .join(' union all ')

/** Returns every row that contains one of these texts, or all rows when no text is given. */
async function rowsWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query(`${everyRow} order by 1`)
  const found: string[] = rows.map(({ row }) => row)
  return texts.length === 0 ? found : found.filter((row) => texts.some((text) => row.includes(text)))
}
const helmisTexts = [helmi.id, helmi.cartId, helmi.sessionId, ...Object.values(traces)]

async function make({ call, params, query, body }: AccessRow, token: string | null) {
  const [method = 'GET', path = ''] = call.split(' ')
  const values = params?.(helmi) ?? {}
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => values[field] ?? '')
  const answer = await app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: filled,
    query: query?.(helmi) ?? {},
    headers: { locale: 'en_GB', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { payload: body(helmi) }),
  })
  return { status: answer.statusCode, text: answer.body }
}

/** Makes the audit rows of acting fail, as they would if the disk were full at that moment. */
async function whileAuditFails<T>(work: () => Promise<T>): Promise<T> {
  await pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'not audited'; end $$;
    create trigger fail before insert on audit for each row
      when (new.action = 'acted-for-customer') execute function fail()`)
  const result = await work()
  await pool.query('drop function fail cascade')
  return result
}

test('the table has every call that looks at who makes it, and no other', () => {
  const guarded = [...calls].filter(([, { scope }]) => scope !== 'public' && scope !== 'anonymous')
  const files = orderFiles.filter(({ isPublic, path }) => !isPublic && !path.startsWith('/api/v1/anonymous/'))
  const inTable = accessRows.map(({ call }) => call)
  expect([...inTable].sort()).toEqual(
    [...guarded.map(([call]) => call), ...files.map(({ path }) => `GET ${path}`)].sort(),
  )
})

const ofOthers = accessRows.flatMap((row) =>
  callers.slice(0, acting).map(({ who, token }, place) => ({
    row,
    who,
    token,
    call: row.call,
    status: row.statuses[place] ?? 0,
  })),
)
test.each(ofOthers)('$call by $who: $status, nothing of Helmi’s read or changed', async (one) => {
  const token = await one.token()
  const isRefused = one.status >= 400
  const before = await rowsWith(isRefused ? [] : helmisTexts)
  const { status, text } = await make(one.row, token)
  expect([status, text]).toEqual([one.status, text])
  for (const trace of [helmi.id, ...Object.values(traces)]) expect(text).not.toContain(trace)
  expect(await rowsWith(isRefused ? [] : helmisTexts)).toEqual(before)
})

test.each(accessRows.map((row) => ({ row, call: row.call, status: row.statuses[acting] })))(
  '$call by staff who act as Helmi: $status, and nothing is changed without a record with their name',
  async ({ row, status: expected }) => {
    const token = await callers[acting].token()
    const [before, recorded] = [await rowsWith([]), await actedFor()]
    const [method, path] = row.call.split(' ')
    const isRecorded = expected < 400 && method !== 'GET'
    if (isRecorded) {
      expect((await whileAuditFails(() => make(row, token))).status).toBe(500)
      expect(await rowsWith([])).toEqual(before)
    }
    const { status, text } = await make(row, token)
    expect([status, text]).toEqual([expected, text])
    const record = {
      actor_id: actingStaffId,
      customer_id: helmi.id,
      details: { method, path, staff: 'Seppo Salo' },
    }
    expect(await actedFor()).toEqual([...recorded, ...(isRecorded ? [record] : [])])
    if (expected < 400) return
    expect(text).not.toContain(traces.phone)
    expect(await rowsWith([])).toEqual(before)
  },
)

const unreadable = ['{', '[]', '{"constructor":[]}']
const ofStaff = [...calls.values()].flatMap(({ contract: { method, path }, scope }) =>
  scope.startsWith('staff') ? [{ call: `${method} ${path}`, method, path, scope }] : [],
)
test.each(ofStaff)('$call says nothing about a body or parameters before it knows who calls', async (one) => {
  const url = `${one.path.replaceAll(/:\w+/g, 'constructor')}?page=none&kind=__proto__`
  const withBody = one.method === 'GET' || one.method === 'DELETE' ? [undefined] : unreadable
  const headers = { 'content-type': 'application/json' }
  const authorization = `Bearer ${await tokenOfStaff()}`
  for (const payload of withBody) {
    const request = { method: one.method, url, ...(payload && { payload }) }
    expect((await app.inject({ ...request, headers })).statusCode).toBe(401)
    if (one.scope === 'staff') continue
    expect((await app.inject({ ...request, headers: { ...headers, authorization } })).statusCode).toBe(403)
  }
})

const inPerson: readonly (readonly [what: string, row: AccessRow])[] = [
  [
    'accept the terms',
    {
      call: 'POST /api/v1/customer/order/shipping-details/update',
      statuses: ownOnly,
      body: ({ orderId, email }) => ({
        order_id: orderId,
        billing_details: { ...personDetails, email, address_type: 'billing' },
        shipping_details: { ship_to: 'billing' },
        conditions: '1',
      }),
    },
  ],
  [
    'allow marketing',
    {
      call: 'POST /api/v1/klaviyo_events/store',
      statuses: customersOnly,
      body: () => ({
        event: 'viewed_product',
        items: [{ product_id: 1, name: 'T', brand: 'P', price: 1, quantity: 1 }],
        marketing_consent: true,
      }),
    },
  ],
]
test.each(inPerson)('staff who act as Helmi do not %s in her name', async (_, row) => {
  const token = await callers[acting].token()
  const before = await rowsWith([])
  const { status, text } = await make(row, token)
  expect([status, JSON.parse(text).code]).toEqual([403, 'not-allowed-while-acting'])
  expect(await rowsWith([])).toEqual(before)
})

afterAll(() => app.close())
