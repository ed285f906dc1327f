import { expect, test } from 'vitest'
import { byAnotherCaller } from '../../../testing/by-another-caller.ts'
import { firmShop } from '../../../testing/firm-shop.ts'
import { forgetCustomersBefore, takeDueReminders } from './firm-store.ts'
import { sendDueReminders } from './send-reminders.ts'

const { platform, hold, confirm, mailsTo, post, tokenOf } = await firmShop()
const remindAt = (moment: string) => sendDueReminders(platform, new Date(moment))
const subjects = async (person: string) =>
  (await mailsTo(`${person}@example.fi`)).map(({ subject }) => subject.split(':')[0])

test('a day before the time everybody who came earlier is reminded once, by however many workers', async () => {
  await confirm(await hold('aino', '2026-11-24', 8 * 60), 'aino')
  await confirm(await hold('emma', '2026-11-24', 9 * 60), 'emma')
  expect(await remindAt('2026-11-23T05:59:00Z')).toBe(0)
  const due = '2026-11-23T06:30:00Z'
  const sent = await Promise.all([remindAt(due), remindAt(due), remindAt(due)])
  expect(sent.reduce((sum, count) => sum + count)).toBe(1)
  expect(await subjects('aino')).toEqual(['Muistutus', 'Varaus vahvistettu'])
  expect(await subjects('emma')).toEqual(['Varaus vahvistettu'])
  const [reminder] = await mailsTo('aino@example.fi')
  expect(reminder?.bodyText).toContain('Voit perua asennuksen ja tilauksen, kunnes asennus alkaa')
  expect(reminder?.bodyText).not.toContain('/appointment/move')
})

test('a worker passes over what another one is at', async () => {
  const due = new Date('2026-11-23T07:30:00Z')
  const sendByAnother = byAnotherCaller(() => sendDueReminders(platform, due))
  await platform.sql.transaction(async (tx) => {
    expect(await takeDueReminders(tx, due, 10)).toHaveLength(1)
    expect(await sendByAnother()).toBe(0)
    await tx`update appointment set reminded_at = null where reminded_at = ${due}`
  })
})

test('what is cancelled is not reminded of, and what is moved is when its new time comes', async () => {
  await post('move', {
    token: await tokenOf('emma', 'move'),
    schedule_date: '2026-11-25',
    start_time: '09:00',
  })
  await confirm(await hold('veikko', '2026-11-24', 9 * 60), 'veikko')
  await post('cancel', { token: await tokenOf('veikko', 'cancel') })
  expect(await remindAt('2026-11-23T08:00:00Z')).toBe(0)
  expect(await remindAt('2026-11-24T08:00:00Z')).toBe(1)
  expect(await subjects('emma')).toEqual(['Muistutus', 'Uusi aika', 'Varaus vahvistettu'])
})

test('whoever booked a day before needs no reminder', async () => {
  platform.at('2026-11-24T10:00:00Z')
  await confirm(await hold('impi', '2026-11-26', 8 * 60), 'impi')
  platform.at('2026-11-20T10:00:00Z')
  await platform.pool.query(
    "update appointment set confirmed_at = '2026-11-25T05:00Z' where holder_id = 'impi'",
  )
  expect(await remindAt('2026-11-25T08:00:00Z')).toBe(0)
})

test('who came is forgotten after a while, and that a car came is not', async () => {
  const { rows: firm } = await platform.pool.query("select from appointment where state = 'firm'")
  expect(await forgetCustomersBefore(platform.sql, new Date('2026-11-24T00:00:00Z'))).toBe(0)
  expect(await forgetCustomersBefore(platform.sql, new Date('2026-11-25T00:00:00Z'))).toBe(2)
  const { rows: left } = await platform.pool.query("select from appointment where state = 'firm'")
  expect(left).toHaveLength(firm.length)
  expect(await subjects('impi')).toEqual(['Varaus vahvistettu'])
})
