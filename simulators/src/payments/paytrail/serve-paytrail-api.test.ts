import { randomUUID } from 'node:crypto'
import { paytrailAccount, paytrailSignature } from '@pito/server/src/payment-providers/index.ts'
import { simulatedShop } from '@pito/server/src/payment-providers/testing/simulated-shop.ts'
import { expect, test } from 'vitest'

const shop = await simulatedShop()
const { account, secret, url } = paytrailAccount(shop.config)
const addresses = { success: 'https://shop.example/paid', cancel: 'https://shop.example/cancelled' }

async function call(path: string, body?: object, transactionId?: string) {
  const text = body === undefined ? '' : JSON.stringify(body)
  const fields = {
    'checkout-account': account,
    'checkout-algorithm': 'sha256',
    'checkout-method': body === undefined ? 'GET' : 'POST',
    'checkout-nonce': randomUUID(),
    'checkout-timestamp': new Date().toISOString(),
    ...(transactionId !== undefined && { 'checkout-transaction-id': transactionId }),
  }
  const headers = {
    ...fields,
    'content-type': 'application/json',
    signature: paytrailSignature(secret, 'sha256', fields, text),
  }
  const response = await fetch(url + path, {
    method: fields['checkout-method'],
    headers,
    ...(body !== undefined && { body: text }),
  })
  return { status: response.status, body: await response.json() }
}

const create = (changed: object = {}) =>
  call('/payments', {
    ...{ stamp: randomUUID(), reference: '123', amount: 1500, currency: 'EUR', language: 'FI' },
    ...{ customer: { email: 'aino@pito.example' }, redirectUrls: addresses },
    ...changed,
  })
const item = { unitPrice: 1499, units: 1, vatPercentage: 25.5, productCode: '#1' }

async function paid(outcome = 'ok'): Promise<string> {
  const { transactionId, href } = (await create()).body
  await shop.choose(href, 'ok')
  if (outcome !== 'ok') await shop.choose(href, outcome)
  return transactionId
}

test('a payment needs no items, and items that are given add up to its amount', async () => {
  expect(await create()).toMatchObject({ status: 201, body: { transactionId: expect.any(String) } })
  expect(await create({ items: [item] })).toMatchObject({ status: 400 })
  expect(await create({ items: [{ ...item, unitPrice: 1500 }] })).toMatchObject({ status: 201 })
})

test('an e-mail refund needs an address, and works where the bank takes no refunds', async () => {
  const id = await paid('refunds-refused')
  const refund = { amount: 500, callbackUrls: addresses }
  expect((await call(`/payments/${id}/refund`, refund, id)).status).toBe(422)
  expect((await call(`/payments/${id}/refund/email`, refund, id)).status).toBe(400)
  const byEmail = { ...refund, email: 'aino@pito.example' }
  expect(await call(`/payments/${id}/refund/email`, byEmail, id)).toMatchObject({
    status: 201,
    body: { transactionId: expect.any(String), status: 'ok' },
  })
  expect((await call(`/payments/${id}/refund/email`, { ...byEmail, amount: 1001 }, id)).status).toBe(400)
})

test('providers are grouped and named in the language that is asked for', async () => {
  const all = await call('/merchants/grouped-payment-providers')
  expect(all.body.groups.map(({ id }: { id: string }) => id)).toEqual([
    'mobile',
    'bank',
    'creditcard',
    'credit',
  ])
  const path = '/merchants/grouped-payment-providers?amount=1500&groups=creditcard,bank&language=EN'
  const { status, body } = await call(path)
  expect(status).toBe(200)
  expect(body.groups.map(({ name }: { name: string }) => name)).toEqual([
    'Card payment methods',
    'Bank payment methods',
  ])
  expect(body.providers).toContainEqual({ id: 'nordea', name: 'Nordea', group: 'bank' })
  expect((await call('/merchants/grouped-payment-providers?groups=barter')).status).toBe(400)
})
