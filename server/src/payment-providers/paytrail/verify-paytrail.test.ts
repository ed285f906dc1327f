import { expect, test } from 'vitest'
import { paytrailSignature } from './paytrail-signature.ts'
import { verifyReturn } from './verify-paytrail.ts'

const account = { account: '375917', secret: 'SAIPPUAKAUPPIAS' }
/** These fields are the example of Paytrail's documentation. */
const fields = {
  'checkout-account': '375917',
  'checkout-algorithm': 'sha256',
  'checkout-amount': '2964',
  'checkout-stamp': '15336332710015',
  'checkout-reference': '192387192837195',
  'checkout-transaction-id': '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
  'checkout-status': 'ok',
  'checkout-provider': 'nordea',
}
const signature = 'b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080'
const verified = {
  stamp: '15336332710015',
  reference: '192387192837195',
  transactionId: '4b300af6-9a22-11e8-9184-abb6de7fd2d0',
  amountCents: 2964,
  status: 'ok',
  provider: 'nordea',
}
const signed = (changed: Record<string, string>, secret = account.secret) => ({
  ...changed,
  signature: paytrailSignature(secret, 'sha256', changed, ''),
})

test('Paytrail’s example is verified', () => {
  expect(verifyReturn(account, { ...fields, signature })).toEqual(verified)
})

test('names with underscores, as the API has them, are the same names', () => {
  const renamed = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replaceAll('-', '_'), value]),
  )
  expect(verifyReturn(account, { ...renamed, signature })).toEqual(verified)
})

test('parameters of the shop’s own are not signed and do not matter', () => {
  expect(verifyReturn(account, { ...fields, signature, locale: 'fi_FI' })).toEqual(verified)
})

test('a name that Paytrail adds one day is signed with the others', () => {
  const more = { ...fields, 'checkout-settlement-reference': '9012' }
  expect(verifyReturn(account, signed(more))).toEqual(verified)
})

test('a refund that Paytrail did not take has no transaction', () => {
  const { 'checkout-transaction-id': _, ...without } = fields
  expect(verifyReturn(account, signed({ ...without, 'checkout-status': 'fail' }))).toMatchObject({
    transactionId: null,
    status: 'fail',
  })
})

test.each([
  ['another amount', { ...fields, 'checkout-amount': '1', signature }],
  ['another order’s stamp', { ...fields, 'checkout-stamp': '1', signature }],
  ['a checkout- parameter that was not signed', { ...fields, 'checkout-extra': '1', signature }],
  ['the same with an underscore', { ...fields, checkout_extra: '1', signature }],
  ['a parameter twice, in both spellings', { ...fields, checkout_amount: '2964', signature }],
  ['no signature', fields],
  ['the signature of a secret that is empty', signed(fields, '')],
  ['a foreign account, signed with our secret', signed({ ...fields, 'checkout-account': '695861' })],
  ['a status that nobody knows', signed({ ...fields, 'checkout-status': 'paid' })],
  ['an amount that is no number', signed({ ...fields, 'checkout-amount': '2964.5' })],
  ['nothing', {}],
])('%s is not verified', (_, query) => {
  expect(verifyReturn(account, query)).toBeNull()
})

test('a shop whose secret is empty verifies nothing', () => {
  expect(verifyReturn({ ...account, secret: '' }, signed(fields, ''))).toBeNull()
})
