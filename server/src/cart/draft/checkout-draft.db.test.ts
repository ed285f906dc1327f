import { expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../../testing/account-shop.ts'
import { browserOf, cartShop } from '../../../testing/cart-shop.ts'

const { platform, app } = await cartShop()
const email = 'aino@example.fi'
await addCustomer(platform, { email })

const put = (browser: ReturnType<typeof browserOf>, who: 'anonymous' | 'customer', details: object) =>
  browser.send('PUT', `${who}/checkout/draft`, { details })
const draftOf = async (browser: ReturnType<typeof browserOf>, who: 'anonymous' | 'customer' = 'anonymous') =>
  (await browser.send('GET', `${who}/checkout/draft`)).body.data.details

test('what a guest typed comes back, complete or not, and to nobody else', async () => {
  const guest = browserOf(app)
  await guest.add({ type_id: 1, quantity: 1 })
  expect(await draftOf(guest)).toEqual({})
  const typed = { 'billing_details.first_name': 'Aino', order_note: 'Soita ensin' }
  expect((await put(guest, 'anonymous', typed)).status).toBe(200)
  expect(await draftOf(guest)).toEqual(typed)
  await put(guest, 'anonymous', { order_note: '' })
  expect(await draftOf(guest)).toEqual({ order_note: '' })
  expect(await draftOf(browserOf(app))).toEqual({})
})

test('without a cart nothing is stored, nor are fields that the form does not have', async () => {
  expect((await put(browserOf(app), 'anonymous', { order_note: 'x' })).status).toBe(404)
  const guest = browserOf(app)
  await guest.add({ type_id: 1, quantity: 1 })
  expect((await put(guest, 'anonymous', { password: 'x' })).status).toBe(422)
  expect((await put(guest, 'anonymous', { order_note: 'x'.repeat(301) })).status).toBe(422)
})

test.each([
  ['NUL', '\u0000'],
  ['a line break', '\r\n'],
  ['a zero-width space', '\u200B'],
  ['a right-to-left override', '\u202E'],
])('a field with %s is refused with a sentence in the language of the caller', async (_name, character) => {
  const guest = browserOf(app)
  await guest.add({ type_id: 1, quantity: 1 })
  const details = { 'billing_details.first_name': `Ai${character}no` }
  const errorsIn = async (locale: string) => {
    const { status, body } = await guest.send('PUT', 'anonymous/checkout/draft', { details }, { locale })
    return { status, errors: body.errors }
  }
  const field = 'details.billing_details.first_name'
  expect(await errorsIn('fi_FI')).toEqual({
    status: 422,
    errors: { [field]: ['Poista tekstistä rivinvaihdot ja näkymättömät merkit.'] },
  })
  expect(await errorsIn('en_GB')).toEqual({
    status: 422,
    errors: { [field]: ['Please remove line breaks and invisible characters.'] },
  })
})

test('at the log-in the newer of both drafts stays', async () => {
  const logIn = (browser: ReturnType<typeof browserOf>) =>
    browser.send('POST', 'login', { email, password: goodPassword })
  const [phone, laptop, late] = [browserOf(app), browserOf(app), browserOf(app)]
  await late.add({ type_id: 2, quantity: 1 })
  await put(late, 'anonymous', { order_note: 'the oldest' })
  await phone.add({ type_id: 1, quantity: 1 })
  await logIn(phone)
  await put(phone, 'customer', { order_note: 'from the phone' })
  await laptop.add({ type_id: 2, quantity: 1 })
  await put(laptop, 'anonymous', { order_note: 'from the laptop' })
  await platform.pool.query(
    `update checkout_draft set changed_at = changed_at - interval '1 hour' where details->>'order_note' <> 'from the laptop'`,
  )
  await platform.pool.query(
    `update checkout_draft set changed_at = changed_at - interval '1 hour' where details->>'order_note' = 'the oldest'`,
  )
  await logIn(laptop)
  expect(await draftOf(laptop, 'customer')).toEqual({ order_note: 'from the laptop' })
  await logIn(late)
  expect(await draftOf(late, 'customer')).toEqual({ order_note: 'from the laptop' })
  expect(await draftOf(phone, 'customer')).toEqual({ order_note: 'from the laptop' })
})
