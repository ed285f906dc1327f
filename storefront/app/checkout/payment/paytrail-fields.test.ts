import { expect, test } from 'vitest'
import { orderNumberOf, paytrailFields } from './load-return.ts'

const names = {
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-amount': '48000',
  'checkout-stamp': '4821907365-2',
  'checkout-reference': '48219073651',
  'checkout-status': 'ok',
  'checkout-provider': 'osuuspankki',
  'checkout-transaction-id': 'e4b3',
  signature: 'abc',
}
const addressOf = (query: Record<string, string>) =>
  new URL(`https://pito.example/payment/confirm?${new URLSearchParams(query)}`)

test('dashes in the names become underscores, and all of Paytrail’s parameters come along', () => {
  const fields = paytrailFields(addressOf({ ...names, 'checkout-new': 'one', lang: 'en' }))
  expect(fields).toEqual({
    checkout_account: '375917',
    checkout_algorithm: 'sha256',
    checkout_amount: '48000',
    checkout_stamp: '4821907365-2',
    checkout_reference: '48219073651',
    checkout_status: 'ok',
    checkout_provider: 'osuuspankki',
    checkout_transaction_id: 'e4b3',
    checkout_new: 'one',
    signature: 'abc',
  })
})

test.each(['checkout-stamp', 'checkout-status', 'signature'])(
  'without %s there is nothing to hand in',
  (name) => {
    expect(paytrailFields(addressOf({ ...names, [name]: '' }))).toBeNull()
  },
)

test('a parameter that stands there twice is nobody’s', () => {
  const address = addressOf(names)
  address.searchParams.append('checkout_amount', '1')
  expect(paytrailFields(address)).toBeNull()
})

test('the first part of the stamp is the number of the order', () => {
  expect(orderNumberOf({ checkout_stamp: '1001-abc' })).toBe('1001')
})
