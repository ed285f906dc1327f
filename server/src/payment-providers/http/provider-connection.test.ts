import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { klarna } from '../klarna/klarna.ts'
import { paytrail } from '../paytrail/paytrail.ts'
import { paytrailSignature } from '../paytrail/paytrail-signature.ts'
import { ProviderAway, ProviderRefused } from '../provider.ts'
import { examplePayment, knownAs, refundOf } from '../testing/example-payment.ts'
import { AnswerLost } from './answer-lost.ts'

type Answer = (reply: FastifyReply) => unknown

const secret = 'secret of this test'
const id = randomUUID()
const known = { transactionId: id, status: 'ok', amount: 57_140, currency: 'EUR', stamp: '4711000001-1' }
const payment = knownAs(examplePayment, id)
const shopUrl = new URL('https://pito.example')

let answers: Answer[] = []
let requests: string[] = []
let logged = ''
const server = fastify()
server.all('/*', (request, reply) => {
  requests.push(`${request.method} ${request.url}`)
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  return answer?.(reply)
})
const url = await server.listen({ port: 0, host: '127.0.0.1' })
afterTestFile(async () => {
  server.server.closeAllConnections()
  await server.close()
})

const lines = new Writable({
  write(chunk, _encoding, done) {
    logged += chunk
    done()
  },
})
const log = pino({ level: 'debug' }, lines)
const newPaytrail = (moment = { now: new Date(0) }, timeoutMilliseconds = 5000) =>
  paytrail({ account: '375917', secret, url }, shopUrl, { log, now: () => moment.now, timeoutMilliseconds })
const newKlarna = (timeoutMilliseconds = 5000) =>
  klarna(
    { username: 'user', password: 'password', url },
    { shopUrl, shopName: () => 'Pito', callbackAddress: (attempt) => `https://pito.example/${attempt}` },
    { log, now: () => new Date(0), timeoutMilliseconds },
  )

function signed(body: object, changed: Record<string, string> = {}, status = 200): Answer {
  const text = JSON.stringify(body)
  const fields = { 'checkout-account': '375917', 'checkout-algorithm': 'sha256' }
  const signature = paytrailSignature(secret, 'sha256', fields, text)
  return (reply) =>
    reply
      .status(status)
      .headers({ ...fields, signature, ...changed })
      .send(text)
}
const status =
  (code: number, body: object = {}): Answer =>
  (reply) =>
    reply.status(code).send(body)
const never: Answer = () => new Promise(() => {})

beforeEach(() => {
  answers = []
  requests = []
  logged = ''
})

test('an answer that Paytrail signed is believed', async () => {
  answers = [signed(known)]
  expect(await newPaytrail().read(payment)).toMatchObject({ status: 'paid', amountCents: 57_140 })
})

test.each<[string, Answer]>([
  ['the signature of somebody else', signed(known, { signature: 'a'.repeat(64) })],
  ['no signature', (reply) => reply.send(known)],
  ['a signed header changed on the way', signed(known, { 'checkout-account': '695861' })],
  ['a checkout- header added on the way', signed(known, { 'checkout-extra': '1' })],
  ['another payment', signed({ ...known, transactionId: randomUUID() })],
  ['nonsense', (reply) => reply.type('text/html').send('<p>Maintenance</p>')],
  ['a status that nobody knows', signed({ ...known, status: 'paid' })],
  ['an amount that is no whole number', signed({ ...known, amount: 571.4 })],
])('%s is not believed', async (_, answer) => {
  answers = [answer]
  await expect(newPaytrail().read(payment)).rejects.toThrow(ProviderAway)
})

test.each<[string, Answer]>([
  ['nonsense', (reply) => reply.send('<p>Maintenance</p>')],
  ['half an answer', status(200, { status: 'DONE' })],
])('Klarna: %s is not believed', async (_, answer) => {
  answers = [answer]
  await expect(newKlarna().read(payment)).rejects.toThrow(ProviderAway)
})

test('who answers too late has not answered', async () => {
  answers = [never]
  await expect(newPaytrail(undefined, 20).start(payment)).rejects.toThrow(AnswerLost)
  await expect(newKlarna(20).read(payment)).rejects.toThrow(ProviderAway)
})

test('an answer without an end is left', async () => {
  answers = [signed({ ...known, filingCode: 'x'.repeat(1024 * 1024) })]
  await expect(newPaytrail().read(payment)).rejects.toThrow(AnswerLost)
})

test('a redirect is not followed: it would carry the signature elsewhere', async () => {
  answers = [(reply) => reply.redirect(`${url}/elsewhere`)]
  await expect(newPaytrail().read(payment)).rejects.toThrow(ProviderAway)
  expect(requests).not.toContain('GET /elsewhere')
})

test('what only reads is tried once more', async () => {
  answers = [status(503), signed(known)]
  expect(await newPaytrail().read(payment)).toMatchObject({ status: 'paid' })
  expect(requests).toHaveLength(2)
})

test('a payment is not started twice, and a refund of Paytrail is not sent twice', async () => {
  answers = [status(500)]
  await expect(newPaytrail().start(payment)).rejects.toThrow(AnswerLost)
  expect(await newPaytrail().refund(payment, refundOf(1))).toBe('pending')
  expect(requests).toHaveLength(2)
})

test('a refund whose answer cannot be read is pending', async () => {
  answers = [signed({ transactionId: 'refund-1', status: 'approved' })]
  expect(await newPaytrail().refund(payment, refundOf(1))).toBe('pending')
})

test('a refund that never reached Paytrail is not pending', async () => {
  answers = [status(503)]
  const refund = refundOf(1)
  await expect(newPaytrail().refund(payment, refund)).rejects.toThrow(ProviderAway)
})

test('an order of Klarna is tried once more, under the same key', async () => {
  const order = { status: 'AUTHORIZED', fraud_status: 'ACCEPTED', order_amount: 1, purchase_currency: 'EUR' }
  answers = [status(500), status(200, { order_id: 'ord-1' }), status(200, { order_id: 'ord-1', ...order })]
  expect(await newKlarna().place(payment, 'token')).toMatchObject({ providerOrderId: 'ord-1' })
  expect(requests.map((request) => request.split(' ')[0])).toEqual(['POST', 'POST', 'GET'])
})

test('after three failures it rests for half a minute', async () => {
  const moment = { now: new Date(0) }
  const provider = newPaytrail(moment)
  answers = [status(503)]
  for (let tries = 0; tries < 3; tries += 1) await expect(provider.start(payment)).rejects.toThrow('503')
  await expect(provider.start(payment)).rejects.toThrow('rests')
  expect(requests).toHaveLength(3)
  moment.now = new Date(30_001)
  answers = [signed({ transactionId: id, href: 'https://pay.example/1' }, {}, 201)]
  expect(await provider.start(payment)).toEqual({ providerId: id, url: 'https://pay.example/1' })
})

test('a refusal is an answer: refused payments let nobody rest', async () => {
  const provider = newPaytrail()
  answers = [status(400, { status: 'error' })]
  for (let tries = 0; tries < 5; tries += 1)
    await expect(provider.start(payment)).rejects.toThrow(ProviderRefused)
  expect(requests).toHaveLength(5)
})

test('a buyer is sent nowhere but to an address of the web', async () => {
  answers = [signed({ transactionId: id, href: 'javascript:alert(1)' }, {}, 201)]
  await expect(newPaytrail().start(payment)).rejects.toThrow(ProviderAway)
})

test('the log has the number of the request, and neither secrets nor the buyer', async () => {
  answers = [signed({ transactionId: id, href: 'https://pay.example/1' }, { 'request-id': 'r-4711' }, 201)]
  await newPaytrail().start(payment)
  answers = [status(404, { error_code: 'NOT_FOUND', error_messages: ['aino@pito.example'] })]
  await newKlarna().place(payment, 'a-secret-token')
  expect(logged).toContain('r-4711')
  const secrets = [secret, 'password', 'a-secret-token', 'aino@', 'Virtanen', 'Hämeenkatu', '+358']
  for (const text of secrets) expect(logged).not.toContain(text)
})
