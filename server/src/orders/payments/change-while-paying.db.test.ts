import { expect, test } from 'vitest'
import { person } from '../../../testing/buyers-over-http.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'

const { platform, buyer, paid, column } = await paymentShop({ more: 3 })

/** The buyer has a payment open at the provider in one tab and sends the details form from another tab. */
async function buyerAtTheBank() {
  const maija = await buyer({ tyre: 4 })
  const { attemptId } = await maija.begin()
  await platform.sql`
    update payment_attempt set state = 'open', provider_id = ${attemptId}, url = 'https://bank.example' where id = ${attemptId}`
  const update = (changed: object) =>
    maija.guest.send('POST', 'anonymous/order/shipping-details/update', {
      order_id: maija.order.id,
      billing_details: { ...person, first_name: 'Toinen' },
      shipping_details: { ship_to: 'billing' },
      ...changed,
    })
  const terms = () =>
    column(`select terms_version is not null from shop_order where id = '${maija.order.id}'`)
  return { ...maija, attemptId, update, terms }
}

test('after a change of the buyer the payment begins anew, for that one', async () => {
  const maija = await buyerAtTheBank()
  expect((await maija.update({ conditions: '1' })).status).toBe(200)
  expect(await column(`select state from payment_attempt where id = '${maija.attemptId}'`)).toEqual([
    'closed',
  ])
  const second = await maija.begin()
  expect(second.attemptId).not.toBe(maija.attemptId)
  expect(await paid(second.attemptId, maija.cents)).toBe('paid')
  expect(await maija.shown()).toMatchObject({ billing_details: { first_name: 'Toinen' } })
})

test('terms under which a payment began are not taken back, and it pays', async () => {
  const maija = await buyerAtTheBank()
  expect((await maija.update({ conditions: '0' })).status).toBe(200)
  expect(await maija.terms()).toEqual([true])
  expect(await paid(maija.attemptId, maija.cents)).toBe('paid')
})

test('before a payment they can be', async () => {
  const maija = await buyer({ tyre: 4 })
  const { body } = await maija.guest.send('POST', 'anonymous/order/shipping-details/update', {
    order_id: maija.order.id,
    billing_details: person,
    shipping_details: { ship_to: 'billing' },
    conditions: '0',
  })
  expect(body.data.terms_version).toBeNull()
})
