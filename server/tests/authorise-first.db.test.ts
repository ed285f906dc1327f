import { expect, test } from 'vitest'
import { staffShop } from '../testing/staff-shop.ts'

const { platform, calls, call, tokenOf } = await staffShop()
const token = await tokenOf('outi')
platform.at('2026-11-20T10:11:00Z')

const confirmed = [...calls.values()].flatMap(({ contract: { method, path, errors } }) =>
  errors.includes('second-factor-required') ? [{ method, path }] : [],
)
test('every call that changes the company, VAT rates, staff or roles asks for the second factor', () => {
  const writes = [...calls.values()].filter(
    ({ contract: { method, path } }) =>
      method !== 'GET' && /^\/api\/v1\/staff\/(settings\/company|vat-rates|members|roles)/.test(path),
  )
  expect(writes.length).toBeGreaterThan(8)
  for (const { contract } of writes)
    expect(confirmed).toContainEqual({ method: contract.method, path: contract.path })
})

test.each(confirmed)(
  '$method $path asks for the second factor before it validates',
  async ({ method, path }) => {
    const url = path.slice('/api/v1/'.length).replaceAll(/:\w+/g, 'constructor')
    const body = method === 'GET' || method === 'DELETE' ? undefined : { amount: 'none', roles: 0, name: [] }
    const { status, body: answer } = await call(method, url, body, token)
    expect([status, answer.code]).toEqual([403, 'second-factor-required'])
  },
)

test('who may import prices alone is refused other kinds before anything is validated', async () => {
  await platform.pool.query(`
    insert into staff_role (name) values ('pricer');
    insert into staff_role_right (role, right_name) values ('pricer', 'edit-prices');
    update staff_has_role set role = 'pricer' where staff_id = (select id from staff where email = 'kirsi@pito.example')`)
  const pricer = await tokenOf('kirsi')
  const post = async (path: string, body: object) => {
    const { status, body: answer } = await call('POST', path, body, pricer)
    return [status, answer.code]
  }
  for (const kind of ['articles', 'stock-counts', 'goods-receipts'])
    expect([kind, ...(await post('staff/imports', { kind, bytes: 'many' }))]).toEqual([
      kind,
      403,
      'not-allowed',
    ])
  expect(await post('staff/imports', { kind: 'prices', bytes: 'many' })).toEqual([422, 'not-valid'])
  expect(await post('staff/imports', { kind: '__proto__' })).toEqual([422, 'not-valid'])
  expect(await post('staff/bulk-actions', { action: 'articles-on-sale', ids: 'all' })).toEqual([
    403,
    'not-allowed',
  ])

  const created = await call(
    'POST',
    'staff/imports',
    { kind: 'articles', file_name: 'a.csv', bytes: 9 },
    token,
  )
  const { id } = created.body.data
  expect(await post(`staff/imports/${id}/dry-run`, { columns: 'all' })).toEqual([403, 'not-allowed'])
  expect(await post(`staff/imports/${id}/ticks`, {})).toEqual([403, 'not-allowed'])
  expect(await post('staff/imports/none/dry-run', {})).toEqual([422, 'not-valid'])
})
