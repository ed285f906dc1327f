import { beforeEach, expect, test } from 'vitest'
import { solveCaptcha } from '../../testing/solve-captcha.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { listMails } from '../platform/mail/store.ts'
import { deleteRequestsBefore } from './store.ts'

const platform = await testPlatform({ settings: { PARTNER_MAIL: 'kumppanit@pito.example' } })
const { app } = await buildApi(platform)

/** Reijo has a garage in Tampere. */
const reijo = {
  name: 'Reijo Rengas',
  request_from: 'garage',
  country_code: '358',
  contact_number: '040 123 4567',
  email: 'Reijo@Example.fi',
  location: 'Hämeenkatu 1, Tampere',
  comment: 'Two bays, open on Saturdays.',
}
const solved = () => solveCaptcha(app, 'partner')

async function apply(changed: object = {}, headers: Record<string, string> = { locale: 'en_GB' }) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/partner-request/create',
    payload: { ...reijo, ...(await solved()), ...changed },
    headers,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const stored = async () => (await platform.pool.query('select * from partner_request')).rows

beforeEach(() => platform.pool.query('delete from attempt; delete from partner_request; delete from mail'))

test('an application is stored, mailed to the shop and acknowledged', async () => {
  const { status, body } = await apply()
  const message = 'Thank you! We have received your application and will contact you.'
  expect({ status, body }).toEqual({ status: 200, body: { success: 1, message, data: null } })
  expect(await stored()).toMatchObject([{ ...reijo, email: 'reijo@example.fi', locale: 'en_GB' }])
  const mails = await listMails(platform.sql)
  const toShop = mails.find(({ recipient }) => recipient === 'kumppanit@pito.example')
  expect(toShop).toMatchObject({ subject: 'Kumppanihakemus: Reijo Rengas, Korjaamo' })
  expect(toShop?.bodyText).toContain('+358 040 123 4567')
  expect(toShop?.bodyText).toContain(reijo.comment)
  const receipt = mails.find(({ recipient }) => recipient === 'reijo@example.fi')
  expect(receipt).toMatchObject({ subject: 'We have received your partner application', locale: 'en_GB' })
  expect(receipt?.bodyText).not.toContain(reijo.comment)
  expect(receipt?.bodyText).not.toContain(reijo.name)
})

test('the answer and the receipt speak the applicant’s language', async () => {
  const { body } = await apply({}, { locale: 'fi_FI' })
  expect(body.message).toMatch(/^Kiitos!/)
  const receipt = (await listMails(platform.sql)).find(({ recipient }) => recipient === 'reijo@example.fi')
  expect(receipt?.subject).toBe('Kumppanihakemuksesi on vastaanotettu')
})

test.each([
  ['name', 'Name is required.', 'Nimi puuttuu.'],
  ['request_from', 'Who am I is required.', 'Valitse, kuka olet.'],
  ['country_code', 'Country code is required.', 'Maan suuntanumero puuttuu.'],
  ['contact_number', 'Mobile number is required.', 'Matkapuhelinnumero puuttuu.'],
  ['email', 'Email is required.', 'Sähköpostiosoite puuttuu.'],
  ['location', 'Address is required.', 'Osoite puuttuu.'],
  ['comment', 'Comment is required.', 'Kommentti puuttuu.'],
  ['captcha', 'Captcha is required.', 'Kirjoita varmistuskoodi.'],
])('%s may be neither missing nor empty', async (field, english, finnish) => {
  for (const value of [undefined, null, '', '   ']) {
    const { status, body } = await apply({ [field]: value })
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [english] } })
  }
  const { body } = await apply({ [field]: '' }, { locale: 'fi_FI' })
  expect(body.errors).toEqual({ [field]: [finnish] })
  expect(await stored()).toEqual([])
})

const ofOneLine = 'Please remove line breaks and invisible characters.'
const wrongNumber = 'Contact Number must contains 7 to 12 digits. It allows +,-,(,) and space'
test.each([
  ['email', 'abc', 'Email is not valid.'],
  ['email', 'reijo@example.fi\r\nBcc: x@example.fi', ofOneLine],
  ['name', 'Reijo\u202Eojier', ofOneLine],
  ['location', 'Turku\u0000', ofOneLine],
  ['comment', 'First line\nsecond\u0000line', 'Please remove invisible control characters.'],
  ['contact_number', '123', wrongNumber],
  ['contact_number', '1234567890123', wrongNumber],
  ['contact_number', '040 CALL ME', wrongNumber],
  ['request_from', 'bank', 'Who am I is required.'],
])('%s may not be %j', async (field, value, sentence) => {
  const { status, body } = await apply({ [field]: value })
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [sentence] } })
})

test.each([
  { name: 'x'.repeat(101) },
  { comment: 'x'.repeat(2001) },
  { location: ['a', 'b'] },
  { email: { $ne: null } },
  { country_code: '+358' },
  { captcha_id: 7 },
])('%j does not validate', async (changed) => {
  expect((await apply(changed)).status).toBe(422)
  expect(await stored()).toEqual([])
})

test('a wrong captcha, one of another form and a used one are refused', async () => {
  const own = await solved()
  const others = await solveCaptcha(app, 'register')
  for (const captcha of [{ captcha: 'wrong1' }, others, { captcha_id: 'unknown' }]) {
    const { status, body } = await apply(captcha)
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { captcha: ['Captcha is not valid.'] },
    })
  }
  expect((await apply(own)).status).toBe(200)
  expect((await apply(own)).status).toBe(422)
})

test('nobody’s mailbox is filled: three applications a day with one e-mail address', async () => {
  const statuses = []
  for (let time = 0; time < 4; time += 1) statuses.push((await apply()).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await stored()).toHaveLength(3)
  expect((await apply({ email: 'raija@example.fi' })).status).toBe(200)
})

test('one address may try thirty times an hour, wrong captchas included', async () => {
  const unsolved = { captcha: 'wrong1', captcha_id: 'unknown' }
  const statuses = []
  for (let time = 0; time < 31; time += 1) statuses.push((await apply(unsolved)).status)
  expect(statuses.slice(-2)).toEqual([422, 429])
})

test('what is older than it may be is deleted', async () => {
  platform.at('2026-11-20T10:00:00Z')
  await apply()
  expect(await deleteRequestsBefore(platform.sql, new Date('2026-11-20T10:00:00Z'))).toBe(0)
  expect(await deleteRequestsBefore(platform.sql, new Date('2026-11-20T10:00:01Z'))).toBe(1)
})
