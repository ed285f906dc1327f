import { listMails } from '@pito/server/src/platform/mail/store.ts'
import { testPlatform } from '@pito/server/testing/test-platform.ts'
import { expect, test } from 'vitest'
import { fillDemo } from '../fill.ts'
import { demoBookings } from './demo-bookings.ts'

const platform = await testPlatform({
  settings: { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'kauppa@pito.example', PERSON_LIMITS: '1,1,1,1' },
})
const fill = () => platform.sql.transaction((tx) => fillDemo(tx, { articles: 600, platform }))
/**
 * The demo has one more appointment, which belongs to an order. Its customer gets the order's confirmation instead of
 * the appointment's.
 */
const all = demoBookings.length + 1
const confirmations = 2 * all - 1
/** The demo has one more e-mail, which asks for a review. */
const mails = confirmations + 1
await fill()

test('each is firm, with one e-mail to the customer and one to the garage', async () => {
  const { rows } = await platform.pool.query(`
    select email, during is null as by_phone, holder_kind from appointment
      join appointment_customer on appointment_id = appointment.id where state = 'firm'`)
  expect(rows).toHaveLength(all)
  expect(rows.filter(({ by_phone }) => by_phone)).toEqual([
    { email: 'veikko@pito.example', by_phone: true, holder_kind: 'customer' },
  ])
  expect(rows.filter(({ holder_kind }) => holder_kind === 'customer')).toHaveLength(3)
  expect(await listMails(platform.sql)).toHaveLength(mails)
})

test('nothing is sent to addresses that nobody has, and the next start adds nothing', async () => {
  await fill()
  expect(await listMails(platform.sql)).toHaveLength(mails)
  const { rows } = await platform.pool.query("select data from jobs.job where name = 'deliver-mail'")
  expect(rows).toEqual([])
  const { rows: confirmations } = await platform.pool.query(
    "select data->'isStoredOnly' as stored from jobs.job where name = 'write-order-email'",
  )
  expect(confirmations).toEqual([{ stored: true }, { stored: true }])
})
