import { expect, test } from 'vitest'
import { accountShop, goodPassword, otherPassword, visitorOf } from '../../../testing/account-shop.ts'
import { inviteCustomer } from '../invite-customer.ts'
import { findByEmail } from '../store.ts'

const { platform, app, mailsTo } = await accountShop()

async function invite(email: string): Promise<string | null> {
  const invitedBy = { at: platform.clock(), actor: { kind: 'staff', id: 'seppo' } } as const
  const person = {
    salutation: 'mr',
    firstName: 'Eino',
    lastName: 'Lahti',
    countryCode: '358',
    contactNumber: '040 765 4321',
    isCompanyUser: false,
    companyName: null,
    companyVatNumber: null,
    locale: 'fi_FI',
  } as const
  const id = await platform.sql.transaction((tx) =>
    inviteCustomer(platform, tx, { ...person, email, invitedBy }),
  )
  if (id === null) return null
  const [mail] = await mailsTo(email)
  return /\/account\/activate\/([\w-]{43})/.exec(mail?.bodyText ?? '')?.[1] ?? ''
}

test('an account made by staff has no password: its link verifies the address and sets one, once', async () => {
  const email = 'eino@example.fi'
  const token = await invite(email)
  const eino = visitorOf(app)
  expect((await eino.logIn(email, goodPassword)).status).toBe(422)
  for (let time = 0; time < 2; time += 1)
    expect((await eino.post('user/verify', { token })).body.data).toEqual({ email, first_name: 'Eino' })
  expect((await findByEmail(platform.sql, email))?.verifiedAt).toEqual(platform.clock())
  expect((await eino.post('user/setverifiedpassword', { token, password: 'Salasana1!' })).status).toBe(422)
  expect((await eino.post('user/setverifiedpassword', { token, password: goodPassword })).status).toBe(200)
  expect((await eino.logIn(email, goodPassword)).status).toBe(200)
  const again = await eino.post('user/setverifiedpassword', { token, password: otherPassword })
  expect([again.status, again.body.code]).toEqual([404, 'link-over'])
  expect((await eino.post('user/verify', { token })).status).toBe(404)
})

test('an activation link resets no password', async () => {
  const token = await invite('kind@example.fi')
  const visitor = visitorOf(app)
  expect((await visitor.post('reset-password', { token, password: goodPassword })).status).toBe(404)
  expect((await visitor.post('check-token-authentication', { token })).status).toBe(404)
})

test('the link is good for 24 hours', async () => {
  const token = await invite('day@example.fi')
  const verify = async () => (await visitorOf(app).post('user/verify', { token })).status
  platform.at('2026-11-21T09:59:59Z')
  expect(await verify()).toBe(200)
  platform.at('2026-11-21T10:00:00Z')
  expect(await verify()).toBe(404)
  platform.at('2026-11-20T10:00:00Z')
})

test('an address that has an account cannot be invited', async () => {
  await invite('taken@example.fi')
  expect(await invite('Taken@example.fi')).toBeNull()
})

test('a name with markup in it is text in the mail', async () => {
  const email = 'markup@example.fi'
  const token = await invite(email)
  await platform.pool.query(
    `update customer set first_name = '<img src=x onerror=alert(1)>' where email = $1`,
    [email],
  )
  const visitor = visitorOf(app)
  await visitor.post('user/verify', { token })
  await visitor.post('user/setverifiedpassword', { token, password: goodPassword })
  const changed = (await mailsTo(email)).find(({ subject }) => subject === 'Your password was changed')
  expect(changed?.bodyHtml).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(changed?.bodyHtml).not.toContain('<img')
})
