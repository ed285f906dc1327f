import { customerPermissions } from '@pito/contracts/values/permissions'
import { expect, test } from 'vitest'
import { accountShop, addCustomer, goodPassword, visitorOf } from '../../testing/account-shop.ts'
import { openConnections } from '../../testing/small-shop.ts'

const { platform, app, mailsTo, captchaFor } = await accountShop()
let addresses = 0
const newVisitor = () => visitorOf(app, { address: `203.0.113.${++addresses}` })

const aino = {
  first_name: ' Aino ',
  last_name: 'Virtanen',
  contact_number: '040 123 4567',
  email: 'Aino@Example.fi',
  password: goodPassword,
}
const register = async (changed: object, visitor = newVisitor()) =>
  visitor.post('register', { ...aino, ...(await captchaFor('register')), ...changed })
const rowOf = async (email: string) =>
  (await platform.pool.query('select * from customer where email = $1', [email])).rows[0]

test('whoever registers is logged in at once, gets a mail, and the password is stored as a hash', async () => {
  const visitor = newVisitor()
  const { status, body } = await register({}, visitor)
  expect(status).toBe(200)
  expect(body.message).toBe('Your account was created. Welcome!')
  expect(body.data.access_token).toBe(body.data.token)
  expect(body.data.userDetails).toMatchObject({
    first_name: 'Aino',
    email: 'aino@example.fi',
    salutation: 'mr',
    country_code: '358',
    contact_number: '040 123 4567',
    is_company_user: '0',
    permissions: ['profile', 'orders', 'downloads', 'news', 'change_password'],
  })
  expect((await visitor.get('account')).status).toBe(200)
  expect(Object.keys(visitor.cookies).sort()).toEqual(['access', 'device', 'refresh', 'session'])
  const row = await rowOf('aino@example.fi')
  expect(row).toMatchObject({ contact_number_e164: '+358401234567', locale: 'en_GB', verified_at: null })
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [mail] = await mailsTo('aino@example.fi')
  expect(mail?.subject).toBe('Welcome as our customer')
  expect(await mailsTo('aino@example.fi')).toHaveLength(1)
})

test('a taken address is refused, however it is spelled, and nothing of the account changes', async () => {
  await addCustomer(platform, { email: 'veikko@example.fi', firstName: 'Veikko' })
  const { status, body, cookies } = await register({ email: 'VEIKKO@example.fi' })
  expect([status, body.code, cookies]).toEqual([422, 'email-taken', []])
  expect(body.errors).toEqual({ email: [body.message] })
  expect((await rowOf('veikko@example.fi')).first_name).toBe('Veikko')
})

test('of two registrations of one address at once, one is made', async () => {
  await openConnections(platform)
  const email = 'twice@example.fi'
  const answers = await Promise.all(Array.from({ length: 6 }, () => register({ email })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
  const { rowCount } = await platform.pool.query('select 1 from customer where email = $1', [email])
  expect(rowCount).toBe(1)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a wrong captcha is refused before anything is said of the address', async () => {
  const { body } = await register({ email: 'aino@example.fi', captcha: 'wrong!' })
  expect(body).toMatchObject({ code: 'captcha-not-valid', errors: { captcha: ['Captcha is not valid.'] } })
  const used = await captchaFor('register')
  await register({ email: 'once@example.fi', ...used })
  expect((await register({ email: 'more@example.fi', ...used })).body.code).toBe('captcha-not-valid')
  const other = await captchaFor('reset-password-link')
  expect((await register({ email: 'more@example.fi', ...other })).body.code).toBe('captcha-not-valid')
})

test('ten registrations an hour from one address', async () => {
  const visitor = { address: '198.51.100.200' }
  const statuses: number[] = []
  for (let person = 0; person < 11; person += 1)
    statuses.push((await register({ email: `many-${person}@example.fi` }, visitorOf(app, visitor))).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test.each([
  [{ first_name: ' ' }, { first_name: ['First Name is required.'] }],
  [{ last_name: undefined }, { last_name: ['Last Name is required.'] }],
  [{ first_name: 'x'.repeat(51) }, { first_name: ["You can't use more than 50 characters"] }],
  [
    { contact_number: '123' },
    { contact_number: ['Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'] },
  ],
  [{ email: '' }, { email: ['Email is required.'] }],
  [{ email: 'abc' }, { email: ['Email is not valid.'] }],
  [{ captcha: '' }, { captcha: ['Captcha is required.'] }],
  [{ is_company_user: '1' }, { company_name: ['Company Name is required.'] }],
  [{ password: 'Password1!' }, { password: [expect.stringContaining('too common')] }],
  [{ password: 'AinoVirtanen1!' }, { password: [expect.stringContaining('too common')] }],
])('%j is refused at its field', async (changed, errors) => {
  const { status, body } = await register({ email: 'new@example.fi', ...changed })
  expect([status, body.errors]).toEqual([422, errors])
  expect(await rowOf('new@example.fi')).toBeUndefined()
})

test.each([
  'Nasta-7',
  'NASTAT-ALLE-7!',
  'nastat-alle-7!',
  'Nastat-alle-!',
  'NastatAlle7',
  `Nastat-alle-7!${'x'.repeat(12)}`,
])('the password %s breaks a rule', async (password) => {
  const { body } = await register({ email: 'new@example.fi', password })
  expect(body.errors.password[0]).toContain('8 to 25 characters')
})

test('a company with an unusual VAT number gets a note and is not refused', async () => {
  const company = { is_company_user: '1', company_name: 'Korhosen Kuljetus Oy' }
  const usual = await register({ ...company, email: 'oy@example.fi', company_vat_number: '2617416-4' })
  expect(usual.body.message).toBe('Your account was created. Welcome!')
  const unusual = await register({ ...company, email: 'ab@example.fi', company_vat_number: 'SE1234' })
  expect(unusual.status).toBe(200)
  expect(unusual.body.message).toContain('Please check the number')
  expect(unusual.body.data.userDetails).toMatchObject({ is_company_user: '1', company_vat_number: 'SE1234' })
})

test('rights that somebody gives themselves count for nothing', async () => {
  const wish = { is_admin: true, role: 'kavo_member', permissions: ['profile'], verified_at: '2020-01-01' }
  const { body } = await register({ ...wish, email: 'wish@example.fi' })
  expect(body.data.userDetails).toMatchObject({ role: 'customer', permissions: customerPermissions })
  expect((await rowOf('wish@example.fi')).verified_at).toBeNull()
})

test('an address may come along whole, and a part of one is refused', async () => {
  const address = { address_line_1: 'Kauppakatu 1', zipcode: '33100', city: 'Tampere' }
  const { body } = await register({ ...address, email: 'home@example.fi' })
  expect(body.data.userAddress.billing).toMatchObject({ ...address, country_id: 73 })
  const part = await register({ city: 'Tampere', zipcode: '331', email: 'part@example.fi' })
  expect(part.body.errors).toEqual({
    address_line_1: ['Address is required.'],
    zipcode: ['Zipcode allow only 5 character.'],
  })
  expect(await rowOf('part@example.fi')).toBeUndefined()
})

test('a name cannot be used to write to somebody’s mailbox', async () => {
  const name = 'Win at https://evil.example <b>now</b>'
  await register({ first_name: name, email: 'victim@example.fi' })
  const [mail] = await mailsTo('victim@example.fi')
  expect(`${mail?.subject}${mail?.bodyText}${mail?.bodyHtml}`).not.toContain('evil')
})
