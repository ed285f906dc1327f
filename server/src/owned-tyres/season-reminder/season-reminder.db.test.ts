import { beforeEach, expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../../testing/account-shop.ts'
import { browserOf } from '../../../testing/cart-shop.ts'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { listMails } from '../../platform/mail/store.ts'
import { reminderSeason } from '../rules/reminder-season.ts'
import { customerOfLink, stopLink } from './reminder-link.ts'
import { remindSome, sendDueSeasonReminders } from './send-season-reminders.ts'

const { platform, app, paidBuyer } = await fulfilmentShop({ more: 4 })
const { sql, config } = platform
const inMarch = new Date('2027-03-15T07:37:00Z')
const inOctober = new Date('2027-10-01T06:37:00Z')

const aino = await customer('aino@example.fi', 'fi_FI')
const emma = await customer('emma@example.fi', 'en_GB')
await sql`update tyre set season_id = 2`

async function customer(email: string, locale: 'fi_FI' | 'en_GB') {
  const { id } = await addCustomer(platform, { email, locale })
  await sql`update customer set verified_at = created_at where id = ${id}`
  const browser = browserOf(app, '10.9.0.2')
  await browser.send('POST', 'login', { email, password: goodPassword })
  const choose = (is_on: boolean) => browser.send('PUT', 'customer/season-reminder', { is_on })
  const shown = async () => (await browser.send('GET', 'customer/season-reminder')).body.data
  const mails = async () =>
    (await listMails(sql)).filter((mail) => mail.recipient === email && mail.event === 'season-reminder')
  return { id, email, browser, choose, shown, mails }
}

async function addSet(owner: { readonly id: string }, changed: { readonly isDelivered?: boolean } = {}) {
  const { order } = await paidBuyer({ tyre: 4, quantity: 1 })
  await sql`update shop_order set guest_id = null, customer_id = ${owner.id}, licence_plate = 'ABC-123' where id = ${order.id}`
  if (changed.isDelivered === false) return
  await sql`
    update shop_order set progress = 'delivered', delivered_at = ${platform.clock()} where id = ${order.id}`
}

const stop = (token: string) => browserOf(app).send('POST', 'season-reminder/stop', { token })
const tokenOf = (id: string) => new URL(stopLink(config, id, 'fi')).searchParams.get('token') ?? ''

beforeEach(async () => {
  await sql`update shop_order set customer_id = null`
  await sql`delete from season_reminder_consent`
  await sql`delete from season_reminder`
  await sql`delete from mail`
})

test('a reminder is off until the customer switches it on, and names the tyres in the customer’s language', async () => {
  await addSet(aino)
  await addSet(emma)
  expect(await aino.shown()).toEqual({
    is_on: false,
    changed_at: null,
    days: { winter: '10-01', summer: '03-15' },
  })
  await sendDueSeasonReminders(platform, inOctober)
  expect(await aino.mails()).toEqual([])
  for (const { choose } of [aino, emma]) expect((await choose(true)).body.data.is_on).toBe(true)
  await sendDueSeasonReminders(platform, inOctober)
  const [mail, ...others] = await aino.mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Talvirenkaiden aika lähestyy', locale: 'fi_FI' })
  expect(mail?.bodyText).toMatch(
    /Hei Aino[\s\S]*ABC-123: 1 × .* 205\/55 R16.*Valmistettu viikolla 01\/20\d\d, ikä/,
  )
  expect(mail?.bodyText).toContain('/my-tyres?lang=fi')
  expect(mail?.unsubscribeUrl).toMatch(/\/season-reminder\/stop\?lang=fi&token=/)
  expect(await emma.mails()).toMatchObject([{ subject: 'The time of winter tyres is near', locale: 'en_GB' }])
})

test('on another day, and of a season without tyres, nobody is reminded', async () => {
  await addSet(aino)
  await aino.choose(true)
  await sendDueSeasonReminders(platform, new Date('2027-09-30T20:59:00Z'))
  await sendDueSeasonReminders(platform, inMarch)
  expect(await aino.mails()).toEqual([])
  expect(await sql`select season, why_not from season_reminder`).toEqual([
    { season: '2027-summer', whyNot: 'no-set' },
  ])
})

test('a customer with tyres of the season on the way is not reminded', async () => {
  await addSet(aino)
  await addSet(aino, { isDelivered: false })
  await aino.choose(true)
  await sendDueSeasonReminders(platform, inOctober)
  expect(await aino.mails()).toEqual([])
})

test('eight processes that look at once and again remind each customer once', async () => {
  await addSet(aino)
  await addSet(emma)
  for (const { choose } of [aino, emma]) await choose(true)
  await Promise.all(Array.from({ length: 8 }, () => sendDueSeasonReminders(platform, inOctober)))
  await sendDueSeasonReminders(platform, inOctober)
  for (const { mails } of [aino, emma]) expect(await mails()).toHaveLength(1)
})

test('what was interrupted before it was stored is done by the next run', async () => {
  await addSet(aino)
  await aino.choose(true)
  const season = reminderSeason(config.reminderDays, '2027-10-01')
  const killed = sql.transaction(async (tx) => {
    if (season) expect(await remindSome(tx, platform, { season, now: inOctober })).toBe(1)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await aino.mails()).toEqual([])
  await sendDueSeasonReminders(platform, inOctober)
  expect(await aino.mails()).toHaveLength(1)
})

test('the link of an e-mail stops the reminders at once, and a link of nobody gets the same response', async () => {
  await addSet(aino)
  await aino.choose(true)
  const forged = tokenOf(aino.id).replace(aino.id, emma.id)
  const answers = [await stop(forged), await stop('x'), await stop(tokenOf(crypto.randomUUID()))]
  expect((await aino.shown()).is_on).toBe(true)
  answers.push(await stop(tokenOf(aino.id)), await stop(tokenOf(aino.id)))
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: 1, data: null }])
  expect(await aino.shown()).toMatchObject({ is_on: false, changed_at: platform.clock().toISOString() })
  await sendDueSeasonReminders(platform, inOctober)
  expect(await aino.mails()).toEqual([])
  expect(customerOfLink(config, forged)).toBeNull()
})

test('who agrees after the day is reminded a year later', async () => {
  await addSet(aino)
  await aino.choose(true)
  await sql`update season_reminder_consent set given_at = '2027-10-01T21:00:00Z'`
  await sendDueSeasonReminders(platform, new Date('2027-10-02T06:37:00Z'))
  expect(await aino.mails()).toEqual([])
  await sendDueSeasonReminders(platform, new Date('2028-10-01T06:37:00Z'))
  expect(await aino.mails()).toHaveLength(1)
})

test('both choices are recorded, and pressing twice records one', async () => {
  for (const isOn of [true, true, false, false]) await aino.choose(isOn)
  const actions = await sql<{ action: string }>`
    select action from audit where customer_id = ${aino.id} and action like 'season-reminder%' order by id desc limit 2`
  expect(actions.map(({ action }) => action)).toEqual([
    'season-reminder-switched-off',
    'season-reminder-switched-on',
  ])
})

test('an account that was deleted gets no reminder', async () => {
  const helmi = await customer('helmi@example.fi', 'fi_FI')
  await addSet(helmi)
  await helmi.choose(true)
  expect((await helmi.browser.send('POST', 'account/delete', { password: goodPassword })).status).toBe(200)
  expect(await sql`select from season_reminder_consent`).toEqual([])
  await sendDueSeasonReminders(platform, inOctober)
  expect(await helmi.mails()).toEqual([])
})
