import { deliveredRoleNames, deliveredRoles, staffRights } from '@pito/contracts/values/staff-rights'
import { expect, test } from 'vitest'
import { byAnotherCaller } from '../../testing/by-another-caller.ts'
import { openConnections } from '../../testing/small-shop.ts'
import { aino, password, staffShop } from '../../testing/staff-shop.ts'
import { addStaff, removeStaff } from './add-staff.ts'
import { bringRightsInLine } from './bring-rights-in-line.ts'

const { platform, app, call, logIn, tokenOf } = await staffShop()
const { pool, sql } = platform
const names = async (table: string) =>
  (await pool.query(`select name from ${table} order by name`)).rows.map(({ name }) => name)
const rightsOf = async (role: string) => {
  const text = 'select right_name as name from staff_role_right where role = $1 order by 1'
  return (await pool.query(text, [role])).rows.map(({ name }) => name)
}

test('the rights and roles of the code are those of the database', async () => {
  expect(await names('staff_right')).toEqual([...staffRights].sort())
  expect(await names('staff_role')).toEqual([...deliveredRoleNames].sort())
  expect(await rightsOf('pricing')).toEqual([...deliveredRoles.pricing].sort())
})

test('rights that were changed by hand are those of the code again after a start, and further roles stay', async () => {
  await pool.query(`
    insert into staff_right values ('of-a-former-version');
    insert into staff_role (name, title) values ('role-summer', 'Summer help');
    insert into staff_role (name) values ('formerly-delivered');
    insert into staff_role_right values ('pricing', 'refund-orders'), ('pricing', 'of-a-former-version'),
      ('role-summer', 'read-orders'), ('role-summer', 'of-a-former-version');
    delete from staff_role_right where role = 'owner' and right_name = 'edit-staff'`)
  await Promise.all([sql.transaction(bringRightsInLine), sql.transaction(bringRightsInLine)])
  expect(await names('staff_right')).toEqual([...staffRights].sort())
  expect(await rightsOf('pricing')).toEqual([...deliveredRoles.pricing].sort())
  expect(await rightsOf('owner')).toEqual([...staffRights].sort())
  expect(await rightsOf('role-summer')).toEqual(['read-orders'])
  const former = "select title from staff_role where name = 'formerly-delivered'"
  expect((await pool.query(former)).rows).toEqual([{ title: 'formerly-delivered' }])
})

test('a page that was opened for one person saves nothing in the name of another', async () => {
  const [outi, kirsi] = [await tokenOf('outi'), await tokenOf('kirsi')]
  const idOf = async (token: string) => (await call('GET', 'staff/me', undefined, token)).body.data.id
  const brands = async () => (await pool.query("select 1 from brand where name = 'Routa'")).rowCount
  const create = (openedBy: string) =>
    call('POST', 'staff/brands', { name: 'Routa' }, outi, { 'opened-by': openedBy })
  const refused = await create(await idOf(kirsi))
  expect([refused.status, refused.body.code, await brands()]).toEqual([409, 'another-person', 0])
  expect((await call('GET', 'staff/me', undefined, kirsi, { 'opened-by': await idOf(outi) })).status).toBe(
    409,
  )
  expect((await create(await idOf(outi))).status).toBe(200)
  const upload = await app.inject({
    method: 'POST',
    url: '/downloads/model-pictures/1',
    headers: {
      authorization: `Bearer ${outi}`,
      'content-type': 'application/octet-stream',
      'opened-by': await idOf(kirsi),
    },
    payload: Buffer.from('no picture'),
  })
  expect([upload.statusCode, upload.json().code]).toEqual([409, 'another-person'])
})

test('a right that was taken away is gone with the next request', async () => {
  const token = await tokenOf('kirsi')
  const status = async () => (await call('GET', 'staff/partner-requests', undefined, token)).status
  expect(await status()).toBe(200)
  await pool.query("delete from staff_role_right where role = 'partner-manager'")
  expect(await status()).toBe(403)
  await pool.query("insert into staff_role_right values ('partner-manager', 'read-partners')")
  expect(await status()).toBe(200)
})

test('a production shop refuses the log-ins of the demo', async () => {
  const production = await staffShop({
    SHOP_MODE: 'production',
    PAYTRAIL_ACCOUNT: '700001',
    PAYTRAIL_SECRET: 'a secret of this shop alone',
    SHOP_URL: 'https://shop.example',
    MAIL_URL: 'smtp://localhost:2525',
    MAIL_FROM: 'kauppa@pito.example',
  })
  const answer = await production.app.inject({
    method: 'POST',
    url: '/api/v1/member-login',
    headers: { host: 'shop.example', 'x-forwarded-proto': 'https' },
    remoteAddress: '192.0.2.1',
    payload: { email: 'outi@pito.example', password, code: production.code() },
  })
  expect(answer.json().code).toBe('staff-login-failed')
})

test('staff are not deleted while applications name them', async () => {
  await pool.query(`
    insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment, locale,
      created_at, handled_at, handled_by)
    select gen_random_uuid(), 'Reijo', 'garage', '358', '0401234567', 'reijo@example.fi', 'Tampere', 'Hei', 'fi_FI',
      now(), now(), id from staff where name = 'kirsi'`)
  await expect(pool.query("delete from staff where name = 'kirsi'")).rejects.toThrow(
    'partner_request_handled_by_staff',
  )
})

const waiting = byAnotherCaller(async () => {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount
})
const email = 'paavo@pito.example'
const comeBack = () =>
  sql.transaction((tx) =>
    addStaff(platform.config, tx, { email, name: 'paavo', role: 'customer-service' }, platform.clock()),
  )

test.each([
  ['logs in', async () => () => logIn('paavo'), 422],
  ['logs in to act', async () => () => logIn('paavo', { customer_id: aino }), 422],
  [
    'begins to act',
    async () => {
      const token = await tokenOf('paavo')
      return () => call('POST', 'act-as-customer', { customer_id: aino, reason: 'She called' }, token)
    },
    403,
  ],
])('who %s while the access is being taken away gets no session', async (_, prepare, status) => {
  await openConnections(platform)
  const begin = byAnotherCaller(await prepare())
  const begun = await sql.transaction(async (tx) => {
    await removeStaff(tx, email, platform.clock())
    const answer = begin()
    await expect.poll(waiting).toBe(1)
    return { answer }
  })
  expect((await begun.answer).status).toBe(status)
  const { rowCount } = await pool.query(
    'select from session join staff on subject_id = staff.id::text where email = $1 and ended_at is null',
    [email],
  )
  expect(rowCount).toBe(0)
  await comeBack()
})

test('who comes back has the role that they are given, and none from before', async () => {
  const outi = 'outi@pito.example'
  const now = platform.clock()
  await sql.transaction((tx) => removeStaff(tx, outi, now))
  await sql.transaction((tx) =>
    addStaff(platform.config, tx, { email: outi, name: 'outi', role: 'partner-manager' }, now),
  )
  const { body } = await call('GET', 'staff/me', undefined, await tokenOf('outi'))
  expect(body.data.rights).toEqual(['read-partners'])
})
