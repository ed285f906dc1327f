import { expect, test } from 'vitest'
import {
  accountShop,
  actingFor,
  addCustomer,
  goodPassword,
  otherPassword,
  visitorOf,
} from '../../../testing/account-shop.ts'
import { openConnections } from '../../../testing/small-shop.ts'

const { platform, app, mailsTo } = await accountShop()
let addresses = 0
const newVisitor = () => visitorOf(app, { address: `203.0.113.${++addresses}` })
const change = { oldpassword: goodPassword, password: otherPassword }

async function loggedIn(email: string) {
  const visitor = newVisitor()
  const { body } = await visitor.logIn(email)
  return { ...visitor, refreshToken: body.data.refresh_token as string }
}

test('a changed password ends every session, this one too, with its cookies; a mail and the audit say so', async () => {
  const email = 'aino@example.fi'
  const { id } = await addCustomer(platform, { email })
  const [phone, laptop] = [await loggedIn(email), await loggedIn(email)]
  const { status, body } = await laptop.post('change-password', change)
  expect([status, body.message]).toEqual([
    200,
    'Password Changed Successfully, please re-login to access your account',
  ])
  expect(Object.keys(laptop.cookies)).toEqual(['device'])
  for (const { refreshToken } of [phone, laptop]) {
    const renewal = { grant_type: 'refresh_token', refresh_token: refreshToken }
    expect((await newVisitor().post('o/token/', renewal)).status).toBe(401)
  }
  expect((await phone.get('account')).status).toBe(401)
  expect((await newVisitor().logIn(email)).status).toBe(422)
  expect((await newVisitor().logIn(email, otherPassword)).status).toBe(200)
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your password was changed')
  const { rows } = await platform.pool.query(
    `select details from audit where customer_id = $1 and action = 'password-changed'`,
    [id],
  )
  expect(rows).toEqual([{ details: { sessions_ended: 2 } }])
})

test('a wrong old password is refused at its field, and after ten there is a wait', async () => {
  const email = 'helmi@example.fi'
  await addCustomer(platform, { email })
  const helmi = await loggedIn(email)
  const wrong = { ...change, oldpassword: 'Wrong-one-1!' }
  const { status, body } = await helmi.post('change-password', wrong)
  expect([status, body.code, body.errors]).toEqual([
    422,
    'not-valid',
    { oldpassword: ['Given old password is incorrect.'] },
  ])
  for (let time = 0; time < 9; time += 1) await helmi.post('change-password', wrong)
  expect((await helmi.post('change-password', change)).status).toBe(429)
  expect((await helmi.get('account')).status).toBe(200)
})

test.each(['Password1!', 'short', 'HelmiLaine-1', 'helmi.laine-1A'])(
  '%s is refused as the new one',
  async (password) => {
    const email = `helmi.laine+${password.length}@example.fi`
    await addCustomer(platform, { email, firstName: 'Helmi', lastName: 'Laine' })
    const helmi = await loggedIn(email)
    const { body } = await helmi.post('change-password', { ...change, password })
    expect(Object.keys(body.errors)).toEqual(['password'])
  },
)

test('it needs the permission, and staff who act for a customer never have it', async () => {
  const email = 'onni@example.fi'
  const { id } = await addCustomer(platform, { email, permissions: ['profile', 'orders'] })
  const onni = await loggedIn(email)
  expect((await onni.post('change-password', change)).body.code).toBe('not-allowed')
  await platform.pool.query(`update customer set permissions = '{profile,change_password}' where id = $1`, [
    id,
  ])
  const authorization = `Bearer ${await actingFor(platform, id)}`
  const acting = await newVisitor().post('change-password', change, { authorization })
  expect([acting.status, acting.body.code]).toEqual([403, 'not-allowed-while-acting'])
  expect((await newVisitor().post('change-password', change)).status).toBe(401)
})

test('whatever happens at the same moment, nothing of the old password lives on', async () => {
  const email = 'race@example.fi'
  await addCustomer(platform, { email })
  const [changing, refreshing] = [await loggedIn(email), await loggedIn(email)]
  await openConnections(platform)
  const renewal = { grant_type: 'refresh_token', refresh_token: refreshing.refreshToken }
  const [changed, renewed, ...others] = await Promise.all([
    changing.post('change-password', change),
    newVisitor().post('o/token/', renewal),
    ...Array.from({ length: 4 }, () => newVisitor().logIn(email)),
  ])
  expect(changed.status).toBe(200)
  const tokens = [renewed, ...others].flatMap(({ body }) => body.data?.token ?? [])
  for (const token of tokens) {
    const { status } = await newVisitor().get('account', { authorization: `Bearer ${token}` })
    expect(status).toBe(401)
  }
  const { rowCount } = await platform.pool.query(
    'select 1 from session join customer on customer.id::text = subject_id where email = $1 and ended_at is null',
    [email],
  )
  expect(rowCount).toBe(0)
})
