import { beforeEach, expect, test } from 'vitest'
import { aino, staffShop, veikko } from '../../testing/staff-shop.ts'
import { listMails } from '../platform/mail/store.ts'
import { removeStaff } from './add-staff.ts'

const shop = await staffShop()
const { platform, call, logIn, tokenOf, audited } = shop
const { pool, sql } = platform

beforeEach(() => pool.query('delete from attempt'))

test('staff choose a customer, act as them for an hour, and leave', async () => {
  const staffToken = await tokenOf('paavo')
  const found = await call('POST', 'get-customer-portal-users', { search: 'virtanen' }, staffToken)
  expect(found.body).toMatchObject({ total: 1, page: 1, last_page: 1 })
  expect(found.body.data).toEqual([
    { id: aino, first_name: 'Aino', last_name: 'Virtanen', email: 'aino@example.fi', company_name: null },
  ])
  const one = await call('GET', `fetchcustomer/${aino}`, undefined, staffToken)
  expect(one.body.data).toMatchObject({ id: aino, contact_number: '0401234567' })

  const acting = { customer_id: aino, reason: 'She called' }
  const { status, body, cookies } = await call('POST', 'act-as-customer', acting, staffToken)
  expect(status).toBe(200)
  expect(body.data.virtualUser).toEqual({
    id: aino,
    email: 'aino@example.fi',
    first_name: 'Aino',
    last_name: 'Virtanen',
    permissions: ['profile', 'orders', 'downloads', 'news'],
    staff_name: 'paavo',
    expires_at: '2026-11-20T11:00:00.000Z',
  })
  const actingCookie = cookies.find(({ name }) => name === 'acting')
  expect(actingCookie).toMatchObject({ value: String(Date.parse('2026-11-20T11:00:00Z') / 1000) })
  expect(actingCookie).not.toHaveProperty('httpOnly')
  expect(await audited('acting-started')).toMatchObject([
    { actor_kind: 'staff', customer_id: aino, details: { reason: 'She called' } },
  ])
  const shown = await call('GET', 'acting', undefined, body.data.token)
  expect(shown.body.data).toEqual(body.data.virtualUser)

  const left = await call('POST', 'leave-customer', {}, body.data.token)
  expect(left.status).toBe(200)
  expect((await call('GET', 'acting', undefined, body.data.token)).body.data).toBeNull()
  expect(await audited('acting-ended')).toMatchObject([{ actor_kind: 'staff', customer_id: aino }])
  expect((await call('GET', 'staff/me', undefined, staffToken)).status).toBe(200)
})

test('a customer who is named at the log-in is acted for at once', async () => {
  const { body, cookies } = await logIn('paavo', { customer_id: veikko })
  expect(body.data.virtualUser).toMatchObject({ id: veikko, staff_name: 'paavo' })
  const { token } = body.data.virtualUserTokens
  expect((await call('GET', 'acting', undefined, token)).body.data.id).toBe(veikko)
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['staff-access', 'access', 'refresh', 'session', 'acting']),
  )
})

test('who may not act is refused before anything begins, and an unknown customer is not found', async () => {
  const sessions = async () => (await pool.query('select from session')).rowCount
  const before = await sessions()
  expect((await logIn('kirsi', { customer_id: aino })).status).toBe(403)
  expect((await logIn('paavo', { customer_id: aino.replace('b01', 'fff') })).status).toBe(404)
  expect(await sessions()).toBe(before)
})

test('another customer ends the one before, and so does logging out', async () => {
  const staffToken = await tokenOf('paavo')
  const act = async (customer_id: string) =>
    (await call('POST', 'act-as-customer', { customer_id, reason: 'She called' }, staffToken)).body.data
      .token as string
  const first = await act(aino)
  const second = await act(veikko)
  expect((await call('GET', 'acting', undefined, first)).body.data).toBeNull()
  expect((await call('GET', 'acting', undefined, second)).body.data.id).toBe(veikko)
  await call('POST', 'staff/logout', {}, staffToken)
  expect((await call('GET', 'acting', undefined, second)).body.data).toBeNull()
  expect((await call('GET', 'staff/me', undefined, staffToken)).body.code).toBe('session-ended')
})

test('acting ends after an hour, whatever is used meanwhile', async () => {
  platform.at('2026-11-20T10:00:00Z')
  const { body } = await logIn('paavo', { customer_id: aino })
  const { refresh_token } = body.data.virtualUserTokens
  platform.at('2026-11-20T10:59:00Z')
  const cookie = `refresh=${refresh_token}`
  const { cookies } = await call('GET', 'acting', undefined, undefined, { cookie })
  const renewed = cookies.find(({ name }) => name === 'refresh')
  expect(renewed?.maxAge).toBe(60)
  platform.at('2026-11-20T11:00:01Z')
  const over = await call('GET', 'acting', undefined, undefined, { cookie: `refresh=${renewed?.value}` })
  expect(over.body.data).toBeNull()
  platform.at('2026-11-20T10:00:00Z')
})

test('a member of staff logs in again after twelve hours', async () => {
  const { body } = await logIn('outi')
  platform.at('2026-11-20T21:59:00Z')
  const cookie = `staff-refresh=${body.data.refresh_token}`
  const { cookies, status } = await call('GET', 'staff/me', undefined, undefined, { cookie })
  expect(status).toBe(200)
  expect(cookies.find(({ name }) => name === 'staff-refresh')?.maxAge).toBe(60)
  platform.at('2026-11-20T10:00:00Z')
})

test('what is left in the browser of a session that was ended elsewhere goes with leaving', async () => {
  const { body } = await logIn('outi', { customer_id: aino })
  await call('POST', 'staff/logout', {}, body.data.token)
  const cookie = `access=${body.data.virtualUserTokens.token}; session=1; acting=1795172400`
  const { status, cookies } = await call('POST', 'leave-customer', {}, undefined, { cookie })
  expect(status).toBe(200)
  expect(cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ['access', 0],
    ['refresh', 0],
    ['session', 0],
    ['acting', 0],
  ])
})

test('a customer’s own session is not left by leaving', async () => {
  const { status, cookies } = await call('POST', 'leave-customer', {})
  expect({ status, cookies }).toEqual({ status: 200, cookies: [] })
})

test.each([
  ['%', 0],
  ['KORVEN', 1],
  ['veikko@', 1],
  ['040123', 2],
  ['korpi veikko', 1],
  ['', 2],
  [`'; drop table customer; --`, 0],
])('the search for %j finds %i', async (search, total) => {
  const { body } = await call('POST', 'get-customer-portal-users', { search }, await tokenOf('outi'))
  expect(body.total).toBe(total)
})

test.each(['nonsense', aino.replace('b01', 'fff'), `${aino}x`, '%00'])(
  'a customer %s is not found',
  async (id) => {
    const { status } = await call('GET', `fetchcustomer/${id}`, undefined, await tokenOf('outi'))
    expect([404, 422, 400]).toContain(status)
  },
)

test('an account made by staff has no password, and its owner gets a link to activate it', async () => {
  const token = await tokenOf('outi')
  const person = {
    email: 'Siiri@Example.fi',
    first_name: 'Siiri',
    last_name: 'Salo',
    contact_number: '040 123 4567',
    permissions: ['profile', 'downloads'],
  }
  const { status, body } = await call('POST', 'staff/customers', person, token)
  expect(status).toBe(200)
  const { rows } = await pool.query('select * from customer where id = $1', [body.data.id])
  expect(rows).toMatchObject([
    {
      email: 'siiri@example.fi',
      password_hash: null,
      permissions: ['profile', 'downloads'],
      locale: 'en_GB',
    },
  ])
  const [mail] = (await listMails(sql)).filter(({ recipient }) => recipient === 'siiri@example.fi')
  expect(mail?.bodyText).toContain('/account/activate/')
  const again = (await call('POST', 'staff/customers', person, token)).body
  expect([again.code, again.message]).toEqual([
    'email-is-customer',
    'There is already a customer with this address.',
  ])
  const wrong = await call('POST', 'staff/customers', { email: 'siiri' }, token)
  expect(Object.keys(wrong.body.errors).sort()).toEqual([
    'contact_number',
    'email',
    'first_name',
    'last_name',
  ])
  expect(await audited('customer-invited')).toMatchObject([
    { actor_kind: 'staff', customer_id: body.data.id },
  ])
})

test('a search and a reason with control characters are refused', async () => {
  const token = await tokenOf('outi')
  const search = await call('POST', 'get-customer-portal-users', { search: 'a\u0000b' }, token)
  const reason = await call('POST', 'act-as-customer', { customer_id: aino, reason: 'a\nb' }, token)
  const sentence = ['Please remove line breaks and invisible characters.']
  expect([search.body.errors, reason.body.errors]).toEqual([{ search: sentence }, { reason: sentence }])
})

test('who is removed has no access any more, as a customer neither', async () => {
  const { body } = await logIn('paavo', { customer_id: aino })
  expect(await sql.transaction((tx) => removeStaff(tx, 'paavo@pito.example', platform.clock()))).toBe(true)
  expect((await call('GET', 'staff/me', undefined, body.data.token)).body.code).toBe('session-ended')
  const { token } = body.data.virtualUserTokens
  expect((await call('GET', 'acting', undefined, token)).body.data).toBeNull()
  expect((await logIn('paavo')).body.code).toBe('staff-login-failed')
  expect(await sql.transaction((tx) => removeStaff(tx, 'paavo@pito.example', platform.clock()))).toBe(false)
})
