import { expect, test } from 'vitest'
import { paytrailSignature, paytrailSignatureFits } from './paytrail-signature.ts'

/** Both vectors come from Paytrail's documentation and are signed with the secret of its test merchant. */
const secret = 'SAIPPUAKAUPPIAS'
const request = {
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-method': 'POST',
  'checkout-nonce': '564635208570151',
  'checkout-timestamp': '2018-07-06T10:01:31.904Z',
}
const body =
  '{"stamp":"unique-identifier-for-merchant","reference":"3759170","amount":1525,"currency":"EUR","language":"FI","items":[{"unitPrice":1525,"units":1,"vatPercentage":25.5,"productCode":"#1234","deliveryDate":"2018-09-01"}],"customer":{"email":"test.customer@example.com"},"redirectUrls":{"success":"https://ecom.example.com/cart/success","cancel":"https://ecom.example.com/cart/cancel"}}'
const ofRequest = '9a4a7735279de4c99268e4566a5526ae887e73e6e58f2918cb2309ccac366129'

test('a request is signed as Paytrail’s example is', () => {
  expect(paytrailSignature(secret, 'sha256', request, body)).toBe(ofRequest)
})

test('the order of the headers and headers of other names change nothing', () => {
  const shuffled = Object.fromEntries(Object.entries(request).reverse())
  const fields = { ...shuffled, 'platform-name': 'pito', 'content-type': 'application/json' }
  expect(paytrailSignature(secret, 'sha256', fields, body)).toBe(ofRequest)
})

test('what was signed fits, with sha512 too', () => {
  expect(paytrailSignatureFits(secret, request, body, ofRequest)).toBe(true)
  const longer = { ...request, 'checkout-algorithm': 'sha512' }
  expect(paytrailSignatureFits(secret, longer, body, paytrailSignature(secret, 'sha512', longer, body))).toBe(
    true,
  )
})

test.each([
  ['another body', request, body.replace('1525', '1'), ofRequest],
  ['another header', { ...request, 'checkout-nonce': '1' }, body, ofRequest],
  ['a header more', { ...request, 'checkout-new': '1' }, body, ofRequest],
  ['another algorithm’s name', { ...request, 'checkout-algorithm': 'sha512' }, body, ofRequest],
  ['an algorithm of the sender’s choice', { ...request, 'checkout-algorithm': 'md5' }, body, ofRequest],
  ['no signature', request, body, ''],
  ['a part of the signature', request, body, ofRequest.slice(0, 32)],
])('%s does not fit', (_, fields, text, signature) => {
  expect(paytrailSignatureFits(secret, fields, text, signature)).toBe(false)
})

test('with an empty secret nothing fits, not even what is signed with it', () => {
  const signature = paytrailSignature('', 'sha256', request, body)
  expect(paytrailSignatureFits('', request, body, signature)).toBe(false)
})
