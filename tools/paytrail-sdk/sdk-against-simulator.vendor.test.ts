import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { paytrailAccount } from '../../server/src/payment-providers/paytrail/paytrail-account.ts'
import { simulatedShop } from '../../server/src/payment-providers/testing/simulated-shop.ts'
import { redirectAxios } from './redirect-axios.ts'

interface SdkResponse<Data> {
  readonly message: string
  readonly status: number
  readonly data?: Data
}
interface Payment {
  readonly transactionId: string
  readonly href: string
  readonly status: string
  readonly amount: number
  readonly stamp: string
}
interface Grouped {
  readonly groups: readonly { readonly id: string; readonly providers: readonly object[] }[]
}
type Fields = Readonly<Record<string, string>>
/** The calls of https://github.com/paytrail/paytrail-js-sdk that the simulator implements. */
interface Client {
  createPayment(request: object): Promise<SdkResponse<Payment>>
  getPaymentStatus(request: object): Promise<SdkResponse<Payment>>
  createRefund(params: object, request: object): Promise<SdkResponse<Payment>>
  emailRefund(params: object, request: object): Promise<SdkResponse<Payment>>
  listGroupedProviders(request: object): Promise<SdkResponse<Grouped>>
  validateHmac(fields: Fields, body: object | '', signature: string, secret: string, type?: string): boolean
}
type ClientClass = new (settings: { merchantId: number; secretKey: string; platformName: string }) => Client

const requireHere = createRequire(import.meta.url)
const requireFromSdk = createRequire(requireHere.resolve('@paytrail/paytrail-js-sdk'))
const sdk = requireHere('@paytrail/paytrail-js-sdk') as { readonly PaytrailClient: ClientClass } & Readonly<
  Record<'CreatePaymentRequest' | 'CreateRefundRequest' | 'EmailRefundRequest', new () => object>
>
const { PaytrailClient } = sdk
/** The SDK refuses plain objects inside a request, so they are converted to instances of its classes. */
const { plainToInstance } = requireFromSdk('class-transformer') as {
  plainToInstance(type: new () => object, plain: object): object
}

const shop = await simulatedShop()
const { account, secret, url } = paytrailAccount(shop.config)
const responses = redirectAxios(requireFromSdk, { from: 'https://services.paytrail.com', to: url })
const client = new PaytrailClient({ merchantId: Number(account), secretKey: secret, platformName: 'pito' })

const callbackTo = (name: string) => {
  const address = new URL(`/${name}`, shop.config.shopUrl).href
  return { success: address, cancel: address }
}
const request = (stamp: string = randomUUID(), changed: object = {}) =>
  plainToInstance(sdk.CreatePaymentRequest, {
    ...{ stamp, reference: '1232', amount: 1590, currency: 'EUR', language: 'FI' },
    ...{ customer: { email: 'aino@pito.example', firstName: 'Aino' } },
    ...{ redirectUrls: callbackTo('back'), callbackUrls: callbackTo('paid') },
    ...changed,
  })
const item = { unitPrice: 1590, units: 1, vatPercentage: 25.5, productCode: '#927502759' }
const refundTo = (name: string, amount = 590) => ({
  ...{ amount, refundStamp: randomUUID(), refundReference: '1232' },
  callbackUrls: callbackTo(name),
})
const refundRequest = (plain: object) => plainToInstance(sdk.CreateRefundRequest, plain)

/** Tells whether the SDK accepts the simulator's signature. */
function isSigned(fields: Fields, body: object | '' = ''): boolean {
  const checkout = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('checkout-')))
  return client.validateHmac(checkout, body, fields.signature ?? '', secret, checkout['checkout-algorithm'])
}

/** Returns the result of a call after checking that the SDK accepts the signature of its response. */
async function verified<Data>(call: Promise<SdkResponse<Data>>): Promise<SdkResponse<Data>> {
  const before = responses.length
  const result = await call
  expect(responses).toHaveLength(before + 1)
  const { headers, text } = responses[before]!
  expect(isSigned(headers, JSON.parse(text))).toBe(true)
  expect(isSigned(headers, { ...JSON.parse(text), changed: true })).toBe(false)
  return result
}

async function paidPayment() {
  const { data } = await verified(client.createPayment(request()))
  const { redirect } = await shop.choose(data!.href, 'ok')
  return { transactionId: data!.transactionId, redirect: new URL(redirect!) }
}
const callbacksTo = (name: string) => shop.received.filter((each) => each.url === `/${name}`)

test('a payment is created with items and without, and read', async () => {
  for (const changed of [{ items: [item] }, {}]) {
    const stamp = randomUUID()
    const created = await verified(client.createPayment(request(stamp, changed)))
    expect(created).toMatchObject({ status: 200, data: { href: expect.stringContaining(url) } })
    const { transactionId } = created.data!
    expect(await verified(client.getPaymentStatus({ transactionId }))).toMatchObject({
      status: 200,
      data: { transactionId, status: 'new', amount: 1590, stamp },
    })
  }
})

test('redirect and callback of a paid payment are signed as the SDK verifies', async () => {
  const { transactionId, redirect } = await paidPayment()
  expect(isSigned(Object.fromEntries(redirect.searchParams))).toBe(true)
  expect(await verified(client.getPaymentStatus({ transactionId }))).toMatchObject({ data: { status: 'ok' } })
  await expect.poll(() => callbacksTo('paid').length).toBeGreaterThan(0)
  expect(callbacksTo('paid').every(({ query }) => isSigned(query))).toBe(true)
})

test('a payment is refunded at its bank and by e-mail', async () => {
  const { transactionId } = await paidPayment()
  const atBank = await verified(client.createRefund({ transactionId }, refundRequest(refundTo('refunded'))))
  expect(atBank).toMatchObject({ status: 200, data: { status: 'ok' } })
  const byEmail = plainToInstance(sdk.EmailRefundRequest, {
    ...refundTo('e-mailed'),
    email: 'aino@pito.example',
  })
  const emailed = await verified(client.emailRefund({ transactionId }, byEmail))
  expect(emailed).toMatchObject({ status: 200, data: { status: 'ok' } })
  for (const name of ['refunded', 'e-mailed']) {
    await expect.poll(() => callbacksTo(name)).toHaveLength(1)
    expect(callbacksTo(name).every(({ query }) => isSigned(query))).toBe(true)
  }
})

test('providers are listed in groups', async () => {
  const query = { amount: 1590, groups: ['bank', 'creditcard'], language: 'EN' }
  const { status, data } = await verified(client.listGroupedProviders(query))
  expect(status).toBe(200)
  expect(data?.groups.map(({ id }) => id)).toEqual(['bank', 'creditcard'])
  expect(data?.groups[0]?.providers).toContainEqual({ id: 'nordea', name: 'Nordea', group: 'bank' })
})

test('a refusal is signed too, and the SDK reads it', async () => {
  const { transactionId } = await paidPayment()
  const tooMuch = refundRequest(refundTo('refused', 1591))
  expect(await verified(client.createRefund({ transactionId }, tooMuch))).toMatchObject({
    status: 400,
    message: 'Refund exceeds what is left',
  })
})

test('with another secret nothing is answered but 401', async () => {
  const stranger = new PaytrailClient({
    merchantId: Number(account),
    secretKey: 'of somebody else',
    platformName: 'pito',
  })
  expect(await stranger.createPayment(request())).toMatchObject({ status: 401 })
})
