import { staffRights, staffRoles } from '@pito/contracts/values/staff-rights'
import { expect, test } from 'vitest'
import { password, staffShop } from '../platform/testing/staff-shop.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
const names = async (table: string) =>
  (await pool.query(`select name from ${table} order by name`)).rows.map(({ name }) => name)

test('the rights and roles of the code are those of the database', async () => {
  expect(await names('staff_right')).toEqual([...staffRights].sort())
  expect(await names('staff_role')).toEqual([...staffRoles].sort())
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
    SHOP_URL: 'https://shop.example',
    MAIL_URL: 'smtp://localhost:2525',
  })
  const answer = await production.app.inject({
    method: 'POST',
    url: '/api/v1/member-login',
    headers: { host: 'shop.example', 'x-forwarded-proto': 'https' },
    remoteAddress: '192.0.2.1',
    payload: { email: 'outi@pito.example', password },
  })
  expect(answer.json().code).toBe('login-failed')
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
