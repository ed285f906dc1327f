import { expect, test } from 'vitest'
import { person } from '../testing/buyers-over-http.ts'
import { browserOf, cartShop } from '../testing/cart-shop.ts'

const { platform, app } = await cartShop({ more: 8 })
let people = 0

/** Creates the order of a guest, and returns a function that stores its details. */
async function orderToDescribe() {
  const guest = browserOf(app, `10.0.0.${++people}`)
  const { body } = await guest.add({ type_id: 1, quantity: 1 })
  const { cart_id } = body.data
  await guest.send('POST', 'anonymous/cart/services/remove', { cart_id })
  const confirmed = await guest.send('POST', 'anonymous/order/confirm', { cart_id })
  return (changed: object) =>
    guest.send('POST', 'anonymous/order/shipping-details/update', {
      order_id: confirmed.body.data.orderDetails.id,
      billing_details: person,
      shipping_details: { ship_to: 'billing' },
      conditions: '1',
      ...changed,
    })
}

test('a delivery to another address may name another recipient, and the invoice address stays with the buyer', async () => {
  const update = await orderToDescribe()
  const recipient = { first_name: 'Eino', last_name: 'Laine', contact_number: '050 765 4321' }
  const another = {
    ship_to: 'different',
    address_line_1: 'Mökkitie 2',
    zipcode: '99100',
    city: 'Kittilä',
    ...recipient,
  }
  const { body } = await update({ shipping_details: another })
  expect(body.data.billing_details).toMatchObject({ first_name: 'Maija' })
  expect(body.data.shipping_details).toMatchObject({ ...recipient, country_code: '358', city: 'Kittilä' })
  const refused = await update({ shipping_details: { ...another, last_name: ' ' } })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['shipping_details.last_name']])
  const toBuyer = await update({ shipping_details: { ...another, ship_to: 'billing' } })
  expect(toBuyer.body.data.shipping_details).toMatchObject({ first_name: 'Maija', city: 'Helsinki' })
})

test('the reference of a company is stored with its order, and that of a private person is dropped', async () => {
  const update = await orderToDescribe()
  const company = { ...person, company_name: 'Kuljetus Oy', company_vat_number: '2617416-4' }
  const sent = { billing_details: company, buyer_reference: ' Kalusto / 4711 ' }
  const { body } = await update({ ...sent, is_business_customer: true })
  expect(body.data.buyer_reference).toBe('Kalusto / 4711')
  expect((await update(sent)).body.data.buyer_reference).toBeNull()
})

test('whether the buyer wants to be asked for a review is stored with the order, and can be changed', async () => {
  const update = await orderToDescribe()
  const refuses = async (sent: object) => {
    const { body } = await update(sent)
    const { rows } = await platform.pool.query('select refuses_review_emails from shop_order where id = $1', [
      body.data.id,
    ])
    return rows[0].refuses_review_emails
  }
  expect(await refuses({})).toBe(false)
  expect(await refuses({ refuses_review_emails: true })).toBe(true)
  expect(await refuses({ refuses_review_emails: false })).toBe(false)
})

const shipping = {
  ...{ address_type: 'shipping', first_name: 'Eino', last_name: 'Laine', email: 'eino@example.fi' },
  ...{ contact_number: '050 765 4321', address_line_1: 'Mökkitie 2', address_line_2: '', zipcode: '99100' },
  ...{ city: 'Kittilä', country_id: 73 },
}

test.each(['billing', 'different'])(
  'an e-mail address in the shipping details is stored when the tyres go to the %s address',
  async (ship_to) => {
    const update = await orderToDescribe()
    const { body } = await update({ shipping_details: { ...shipping, ship_to } })
    expect(body.data.shipping_details).toMatchObject({
      ...{ address_type: 'shipping', order_id: body.data.id, email: 'eino@example.fi', ship_to },
    })
    expect(body.data.billing_details.email).toBe(person.email)
    const without = await update({ shipping_details: { ...shipping, email: '', ship_to } })
    expect(without.body.data.shipping_details.email).toBe(person.email)
  },
)

test('the shipping details may repeat the order, and are refused with another order or a wrong e-mail address', async () => {
  const update = await orderToDescribe()
  const { body } = await update({})
  const send = (changed: object) =>
    update({ shipping_details: { ...shipping, ship_to: 'different', ...changed } })
  expect((await send({ order_id: body.data.id })).status).toBe(200)
  const other = await send({ order_id: '0b5f0d0e-6a0d-4c39-8d1f-7a6a0f4f5a10' })
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['shipping_details.order_id']])
  const both = await send({ order_id: '0b5f0d0e-6a0d-4c39-8d1f-7a6a0f4f5a10', email: 'eino@' })
  expect(Object.keys(both.body.errors).sort()).toEqual([
    'shipping_details.email',
    'shipping_details.order_id',
  ])
  const wrong = await send({ email: 'eino@' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['shipping_details.email']])
})

test('a recipient who shares the foreign number of the buyer keeps its country', async () => {
  const update = await orderToDescribe()
  const { body } = await update({
    billing_details: { ...person, country_code: '46', contact_number: '0701234567' },
    shipping_details: { ...shipping, ship_to: 'different', contact_number: '0701234567' },
  })
  expect(body.data.shipping_details).toMatchObject({ country_code: '46', contact_number: '0701234567' })
})
