import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../testing/fulfilment-shop.ts'
import { staffToken } from '../../testing/staff-token.ts'

const { platform, app, paidBuyer, change } = await fulfilmentShop({ more: 4 })
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
