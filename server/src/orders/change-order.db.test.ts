import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../testing/fulfilment-shop.ts'
import { staffToken } from '../../testing/staff-token.ts'

const { platform, app, paidBuyer, change, column } = await fulfilmentShop({ more: 6 })
const [outi, kirsi] = [
  await staffToken(platform, 'warehouse', 'Outi'),
  await staffToken(platform, 'customer-service', 'Kirsi'),
]

async function call(method: 'GET' | 'POST', url: string, payload?: object, token = outi) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const answer = await app.inject({
    method,
    url: `/api/v1/staff/orders/${url}`,
    headers,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

async function openOrder() {
  const maija = await paidBuyer({ tyre: 1 })
  const number = maija.order.order_number
  const { data } = await call('GET', number)
  return { maija, number, version: data.version as number, actions: data.actions }
}

test('the order names the actions that are possible, and why the others are not', async () => {
  const { number, actions } = await openOrder()
  const whyNot = (action: string) =>
    actions.find((each: { action: string }) => each.action === action).why_not
  expect([whyNot('pack'), whyNot('send'), whyNot('cancel')]).toEqual([null, null, null])
  expect(whyNot('withdraw')).toMatch(/\w/)
  await call('POST', `${number}/packed`, {})
  const packed = (await call('GET', number)).data
  expect(packed).toMatchObject({ task: 'send', packed_at: expect.any(String) })
})

test('an action on an order that the customer has cancelled says so and has no effect', async () => {
  const { maija, number, version } = await openOrder()
  await change(maija, 'cancel')
  const sent = await call('POST', `${number}/shipped`, { version })
  expect([sent.status, sent.code]).toEqual([409, 'order-changed'])
  expect(sent.message).toMatch(/Already cancelled by the customer at \w+, \d+/)
  const withoutVersion = await call('POST', `${number}/shipped`)
  expect([withoutVersion.status, withoutVersion.code]).toEqual([409, 'order-not-shippable'])
  expect((await call('GET', number)).data.shipped_at).toBeNull()
})

test('of two members of staff who act on the same version at once, one is refused and reads the name of the other', async () => {
  const { number, version } = await openOrder()
  const answers = await Promise.all(
    [outi, kirsi].map((token) => call('POST', `${number}/packed`, { version }, token)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused.code).toBe('order-changed')
  expect(refused.message).toMatch(/(Outi|Kirsi) changed it at/)
})

test('the audit has the old and new values of every change of an order, and whether it was one of many', async () => {
  const [first, second] = [await openOrder(), await openOrder()]
  const [packed, owner] = [await call('POST', `${first.number}/packed`), await staffToken(platform, 'owner')]
  expect(packed.status).toBe(200)
  await call('POST', `${first.number}/shipped`)
  await call('POST', `${first.number}/delivered`)
  const cancelled = { requested_by: 'buyer', channel: 'phone', reason: 'wrong-tyres' }
  await call('POST', `${second.number}/cancellation`, { ...cancelled, version: second.version }, owner)
  const third = await openOrder()
  await app.inject({
    method: 'POST',
    url: '/api/v1/staff/order-batches',
    headers: { authorization: `Bearer ${outi}` },
    payload: { action: 'pack', orders: [{ order_number: third.number, version: third.version }] },
  })
  const of = (number: string) =>
    column(`select action || ' ' || origin || ' ' || (select string_agg(name, ',' order by name)
        from jsonb_object_keys(after) name) || ' ' || (before <> after)
      from audit where record_kind = 'order' and record_id = '${number}' order by id`)
  expect(await of(first.number)).toEqual([
    'order-packed form packed_at true',
    'order-shipped form shipped_at true',
    'order-delivered form delivered_at,progress true',
  ])
  expect(await of(second.number)).toEqual(['order-cancelled form cancelled_at,progress,refunded_cents true'])
  expect(await of(third.number)).toEqual(['order-packed bulk packed_at true'])
  const without = `select action from audit where actor_kind = 'staff' and details ? 'order' and before is null
    and action not like '%-read'`
  expect(await column(without)).toEqual([])
})
