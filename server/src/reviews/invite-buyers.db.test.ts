import { beforeEach, expect, test } from 'vitest'
import { delivered, due, reviewShop } from '../../testing/review-shop.ts'
import { inviteDueBuyers, inviteSomeBuyers } from './invite-buyers.ts'

const { platform, addBuyer, addInvited, mailsTo, tokenIn, invite, call } = await reviewShop()
const { pool } = platform
const decisionOf = async (id: string) =>
  (await pool.query('select why_not from review_invitation where order_id = $1', [id])).rows

beforeEach(async () => {
  platform.at(due)
  await pool.query('delete from review_invitation; delete from review_email_refusal; delete from mail')
  await pool.query('update shop_order set delivered_at = null, progress = $1', ['paid'])
})

test('three weeks after the fitting the buyer is asked once, in their language, with a way to refuse', async () => {
  await addBuyer('maija@example.fi')
  await addBuyer('emma@example.fi', {}, { order: { locale: 'en_GB' } })
  for (let time = 0; time < 2; time += 1) await invite()
  const [mail, ...others] = await mailsTo('maija@example.fi')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Mitä pidät uusista renkaistasi?', locale: 'fi_FI' })
  expect(mail?.bodyText).toContain('11. maaliskuuta 2027')
  expect(mail?.unsubscribeUrl).toMatch(/\/review\/stop\?lang=fi&token=/)
  expect(await mailsTo('emma@example.fi')).toMatchObject([{ subject: 'How do you like your new tyres?' }])
})

test('a minute before three weeks are over nobody is asked', async () => {
  await addBuyer('maija@example.fi')
  await inviteDueBuyers(platform, new Date('2026-12-11T09:59:00Z'))
  expect(await mailsTo('maija@example.fi')).toEqual([])
})

test('about tyres of long ago nobody is asked', async () => {
  const { id } = await addBuyer('maija@example.fi', { deliveredAt: '2026-10-12T09:59:00Z' })
  await invite()
  expect(await decisionOf(id)).toEqual([])
})

test.each([
  ['withdrawn', { withdrawnAt: delivered }],
  ['cancelled', { cancelledAt: delivered }],
])('nobody is asked about an order that was %s', async (reason, changed) => {
  const { id } = await addBuyer('maija@example.fi', changed)
  await invite()
  expect(await decisionOf(id)).toEqual([{ why_not: reason }])
  expect(await mailsTo('maija@example.fi')).toEqual([])
})

test.each([
  ['all of the money', 0, 'refunded'],
  ['all but a cent', 1, null],
])('of an order of which %s went back (%i cents less) the decision is %s', async (_what, less, reason) => {
  const { id, totalCents } = await addBuyer('maija@example.fi')
  await pool.query(
    `insert into payment_attempt (order_id, attempt, method, amount_cents, state, started_at, received_at)
     values ($1, 1, 'bank', $2, 'paid', $3, $3)`,
    [id, totalCents, delivered],
  )
  await pool.query(
    `insert into refund (attempt_id, amount_cents, reason, requested_at)
     select id, $2, 'other', $3 from payment_attempt where order_id = $1`,
    [id, totalCents - less, delivered],
  )
  await invite()
  expect(await decisionOf(id)).toEqual([{ why_not: reason }])
})

test('who has refused gets no more of them, whatever the case of the address', async () => {
  await addInvited('maija@example.fi')
  const token = await tokenIn('maija@example.fi', 'review/stop')
  expect((await call('GET', `review-emails?token=${token}`)).body.data).toEqual({ refused: false })
  for (let time = 0; time < 2; time += 1)
    expect((await call('POST', 'review-emails/refuse', { token })).body.data).toEqual({ refused: true })
  const { id } = await addBuyer('Maija@Example.fi')
  await invite()
  expect(await decisionOf(id)).toEqual([{ why_not: 'emails-refused' }])
  expect((await call('GET', `review-emails?token=${token}`)).body.data).toEqual({ refused: true })
})

test('who refused when they gave their address is not asked', async () => {
  const { id } = await addBuyer('maija@example.fi')
  await pool.query('update shop_order set refuses_review_emails = true where id = $1', [id])
  await invite()
  expect(await decisionOf(id)).toEqual([{ why_not: 'emails-refused' }])
})

test('eight processes that look at once ask each of a hundred and twenty buyers once', async () => {
  const emails = Array.from({ length: 120 }, (_, index) => `buyer-${index}@example.fi`)
  for (const email of emails) await addBuyer(email)
  await Promise.all(Array.from({ length: 8 }, invite))
  const { rows } = await pool.query(
    'select recipient, count(*)::integer as count from mail group by recipient',
  )
  expect(rows).toHaveLength(120)
  expect(rows.every(({ count }) => count === 1)).toBe(true)
})

test('what was interrupted before it was stored is done by the next one, as if it had not begun', async () => {
  const { id } = await addBuyer('maija@example.fi')
  const killed = platform.sql.transaction(async (tx) => {
    await inviteSomeBuyers(tx, platform, platform.clock())
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await decisionOf(id)).toEqual([])
  await invite()
  expect(await mailsTo('maija@example.fi')).toHaveLength(1)
})
