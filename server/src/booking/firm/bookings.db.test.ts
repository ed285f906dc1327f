import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { firmShop } from '../../../testing/firm-shop.ts'
import { cancelForOrder } from './cancel-for-order.ts'
import { readOutcomes } from './read-outcomes.ts'

const { platform, pool, hold, confirm, mailsTo, tokenOf, get, post, pointId, holdByPhone } = await firmShop()
const numberOf = async (orderId: string) =>
  (await pool.query('select order_number from shop_order where id = $1', [orderId])).rows[0].order_number

/** Counts the transactions that wait for a lock. */
const waiting = async () => {
  const { rows } = await pool.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows.length
}

test('what is paid becomes firm, with an e-mail to the customer and one to the garage', async () => {
  const cartId = await hold('aino', '2026-11-23', 8 * 60)
  const orderNumber = await numberOf(await confirm(cartId, 'aino'))
  const [mail, ...others] = await mailsTo('aino@example.fi')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Varaus vahvistettu: ma 23.11.2026 klo 8.00, Kuurapaja')
  for (const part of ['ABC-123', '012 555 0000', 'Pitokatu 1', '/appointment/move?', '/appointment/cancel?'])
    expect(mail?.bodyText).toContain(part)
  expect(mail?.calendarMethod).toBe('PUBLISH')
  const [garage] = await mailsTo('aino@kuurapaja.example')
  expect(garage?.subject).toBe('Uusi varaus: ma 23.11.2026 klo 8.00')
  for (const part of ['Aino Asiakas', orderNumber, 'ABC-123', '/garage/acknowledge?', '/garage/decline?'])
    expect(garage?.bodyText).toContain(part)
})

test('confirming again changes nothing and sends nothing', async () => {
  const cartId = await hold('veikko', '2026-11-23', 8 * 60 + 30)
  const first = await confirm(cartId, 'veikko')
  const both = await Promise.all([confirm(cartId, 'veikko'), confirm(cartId, 'veikko')])
  expect(both).toEqual([first, first])
  expect(await mailsTo('veikko@example.fi')).toHaveLength(1)
})

test('whoever confirms at the same time waits, and finds it confirmed', async () => {
  const cartId = await hold('meri', '2026-11-23', 9 * 60)
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from service_point where id = $1 for no key update', [pointId])
  const both = [confirm(cartId, 'meri'), confirm(cartId, 'meri')]
  await expect.poll(waiting).toBe(2)
  await client.query('commit')
  client.release()
  const [first, second] = await Promise.all(both)
  expect(second).toEqual(first)
  expect(await mailsTo('meri@example.fi')).toHaveLength(1)
})

test('a mail that fails takes the booking back with it', async () => {
  const cartId = await hold('broken', '2026-11-25', 8 * 60 + 30)
  await expect(confirm(cartId, 'broken', { email: 'no address@' })).rejects.toThrow()
  const { rows } = await pool.query('select state from appointment where cart_id = $1', [cartId])
  expect(rows).toEqual([{ state: 'hold' }])
})

test('looking at a link changes nothing; each does only its own action', async () => {
  await confirm(await hold('emma', '2026-11-26', 8 * 60), 'emma')
  for (const action of ['move', 'cancel', 'acknowledge', 'decline'] as const) {
    const token = await tokenOf('emma', action)
    expect((await get(action, token)).data).toMatchObject({
      state: 'open',
      schedule_date: '2026-11-26',
      start_time: '08:00:00',
      dealer: { company_name: 'Kuurapaja' },
      order_token: action === 'move' || action === 'cancel' ? expect.any(String) : null,
    })
    for (const other of ['move', 'cancel', 'acknowledge', 'decline'] as AppointmentAction[])
      if (other !== action) expect((await get(other, token)).code).toBe('not-found')
  }
})

test('a garage says that it is fitted once the time has come, and orders can know when', async () => {
  const orderId = await confirm(await hold('kalle', '2026-12-08', 9 * 60), 'kalle')
  const token = await tokenOf('kalle', 'fitted')
  expect((await get('fitted', token)).data.state).toBe('too-early')
  expect((await post('fitted', { token })).code).toBe('appointment-changed')
  platform.at('2026-12-08T07:25:00Z')
  expect((await post('fitted', { token })).data.state).toBe('fitted')
  expect((await post('fitted', { token })).data.state).toBe('fitted')
  expect(await readOutcomes(platform.sql, [orderId], platform.clock())).toEqual([
    { orderId, outcome: 'done', at: platform.clock() },
  ])
  platform.at('2026-11-20T10:00:00Z')
})

test('a customer takes another time: the old one is free, the garage knows, links of the old one are over', async () => {
  const old = await tokenOf('emma', 'cancel')
  const seen = await tokenOf('emma', 'acknowledge')
  const token = await tokenOf('emma', 'move')
  const move = { token, schedule_date: '2026-11-26', start_time: '09:00' }
  for (const answer of await Promise.all([post('move', move), post('move', move)]))
    expect(answer).toMatchObject({ status: 200, data: { state: 'moved', start_time: '09:00:00' } })
  const [mail, first, ...more] = await mailsTo('emma@example.fi')
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Uusi aika: to 26\.11\.2026 klo 9\.00/)
  const sequenceOf = (text = '') => {
    const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    return [entry?.getFirstPropertyValue('uid'), entry?.getFirstPropertyValue('sequence')]
  }
  const [uid, sequence] = sequenceOf(first?.calendarText ?? '')
  expect(sequence).toBe(0)
  expect(sequenceOf(mail?.calendarText ?? '')).toEqual([uid, 1])
  expect((await post('cancel', { token: old })).code).toBe('appointment-changed')
  expect((await post('acknowledge', { token: seen })).code).toBe('appointment-changed')
  await hold('next', '2026-11-26', 8 * 60)
})

test('a time that somebody else has is refused, and the old one stays', async () => {
  const token = await tokenOf('emma', 'move')
  const taken = await post('move', { token, schedule_date: '2026-11-26', start_time: '08:00' })
  expect(taken).toMatchObject({ status: 409, code: 'slot-taken' })
  const soon = await post('move', { token, schedule_date: '2026-11-20', start_time: '09:00' })
  expect(soon).toMatchObject({ status: 422, code: 'slot-not-offered' })
  expect((await get('move', token)).data).toMatchObject({ state: 'open', start_time: '09:00:00' })
})

test('until a day before; then the links say that it is too late', async () => {
  platform.at('2026-11-25T07:00:00Z')
  const token = await tokenOf('emma', 'cancel')
  expect((await get('cancel', token)).data).toMatchObject({ state: 'too-late' })
  expect((await post('cancel', { token })).code).toBe('appointment-changed')
  platform.at('2026-11-20T10:00:00Z')
})

test('a customer cancels: the time is free, the entry is taken back, twice is once', async () => {
  const token = await tokenOf('emma', 'cancel')
  for (const answer of await Promise.all([post('cancel', { token }), post('cancel', { token })]))
    expect(answer).toMatchObject({ status: 200, data: { state: 'cancelled' } })
  const [mail, ...before] = await mailsTo('emma@example.fi')
  expect(before).toHaveLength(2)
  expect(mail?.calendarMethod).toBe('CANCEL')
  expect(mail?.calendarText).toContain('SEQUENCE:2')
  expect((await mailsTo('aino@kuurapaja.example'))[0]?.subject).toBe('Varaus peruttu: to 26.11.2026 klo 9.00')
  await hold('after', '2026-11-26', 9 * 60)
})

test('the garage acknowledges, and the customer hears of it once', async () => {
  await confirm(await hold('impi', '2026-11-27', 8 * 60), 'impi')
  const token = await tokenOf('impi', 'acknowledge')
  for (const answer of await Promise.all([post('acknowledge', { token }), post('acknowledge', { token })]))
    expect(answer).toMatchObject({ status: 200, data: { state: 'acknowledged' } })
  expect((await mailsTo('impi@example.fi')).map(({ subject }) => subject)).toEqual([
    'Kuurapaja odottaa sinua',
    'Varaus vahvistettu: pe 27.11.2026 klo 8.00, Kuurapaja',
  ])
})

test('the garage declines, and the customer chooses another time', async () => {
  const token = await tokenOf('impi', 'decline')
  for (const answer of await Promise.all([post('decline', { token }), post('decline', { token })]))
    expect(answer).toMatchObject({ status: 200, data: { state: 'declined' } })
  const [mail, ...before] = await mailsTo('impi@example.fi')
  expect(before).toHaveLength(2)
  expect(mail).toMatchObject({
    subject: 'Kuurapaja ei voi ottaa varaustasi vastaan',
    calendarMethod: 'CANCEL',
  })
  for (const part of ['/appointment/move?', '/my-order/cancel?', '020 123 0000'])
    expect(mail?.bodyText).toContain(part)
  await hold('quick', '2026-11-27', 8 * 60)
  const other = { token: await tokenOf('impi', 'move'), schedule_date: '2026-11-27', start_time: '09:30' }
  expect(await post('move', other)).toMatchObject({ status: 200, data: { state: 'moved' } })
  expect((await get('acknowledge', await tokenOf('impi', 'acknowledge'))).data).toMatchObject({
    state: 'open',
    start_time: '09:30:00',
  })
})

test('who was declined and cancels the order chooses no other time', async () => {
  const orderId = await confirm(await hold('sulo', '2026-12-01', 9 * 60), 'sulo')
  await post('decline', { token: await tokenOf('sulo', 'decline') })
  const token = await tokenOf('sulo', 'move')
  expect((await get('move', token)).data.state).toBe('open')
  const toGarage = (await mailsTo('aino@kuurapaja.example')).length
  await platform.sql.transaction((tx) =>
    cancelForOrder(tx, { platform, now: platform.clock() }, { orderId, by: 'customer' }),
  )
  const changes = await platform.sql`
    select event, by from appointment_change join appointment on appointment.id = appointment_id
    where order_id = ${orderId} order by appointment_change.id`
  expect(changes).toEqual([
    { event: 'declined', by: 'garage' },
    { event: 'cancelled', by: 'customer' },
  ])
  expect((await get('move', token)).data.state).toBe('declined')
  const other = { token, schedule_date: '2026-12-02', start_time: '09:30' }
  expect(await post('move', other)).toMatchObject({ status: 409, code: 'appointment-changed' })
  expect(await mailsTo('aino@kuurapaja.example')).toHaveLength(toGarage)
})

test('where appointments are made by phone, e-mails have no time and no link to change it', async () => {
  await confirm(await holdByPhone('ukko'), 'ukko')
  const [mail] = await mailsTo('ukko@example.fi')
  expect(mail).toMatchObject({ subject: 'Varaus vahvistettu: Soittopaja', calendarText: null })
  expect(mail?.bodyText).toContain('Aika sovitaan puhelimella')
  expect(mail?.bodyText).not.toContain('/appointment/move')
  const [garage] = await mailsTo('soitto@kuurapaja.example')
  expect(garage?.subject).toBe('Uusi varaus: sovi aika asiakkaan kanssa')
  expect(await post('cancel', { token: await tokenOf('ukko', 'cancel') })).toMatchObject({
    data: { state: 'cancelled', schedule_date: null },
  })
})

test.each(['x', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.0.${'A'.repeat(43)}`, "'--", '%00'])(
  'the token %s opens nothing',
  async (token) => {
    for (const action of ['move', 'cancel', 'acknowledge', 'decline'] as const) {
      expect((await get(action, token)).code).toBe('not-found')
      const time = { schedule_date: '2026-11-26', start_time: '09:00' }
      expect((await post(action, { token, ...(action === 'move' && time) })).code).toBe('not-found')
    }
  },
)
