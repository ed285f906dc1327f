import { startSimulators } from '@pito/simulators/payments/start-simulators'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { fastify } from 'fastify'
import { createLog } from '../src/platform/log.ts'
import { afterTestFile } from './after-test-file.ts'
import { chooseAt, comeBack } from './buyers-over-http.ts'
import type { browserOf } from './cart-shop.ts'
import { paymentShop } from './payment-shop.ts'

type Browser = ReturnType<typeof browserOf>

/**
 * Extends the payment shop with simulators of both providers, which call the shop over HTTP, as the real providers
 * do.
 */
export async function simulatedPaymentShop(options: Parameters<typeof paymentShop>[0] = {}) {
  const forwarder = await openForwarder()
  const simulators = await startSimulators({ pause: () => Promise.resolve(), log: createLog('silent') })
  afterTestFile(() => simulators.close())
  const shop = await paymentShop({
    ...options,
    settings: { SHOP_URL: forwarder.url, ...simulators.settings },
  })
  forwarder.forwardTo(shop.app)
  const comeBackAs = ({ guest }: { guest: Browser }, redirect: string | null) =>
    comeBack({ post: (path, payload) => guest.send('POST', `anonymous/${path}`, payload) }, redirect)
  const choose = async (address: string, outcome: string) => ({ redirect: await chooseAt(address, outcome) })
  return {
    ...shop,
    choose,
    comeBack: comeBackAs,
    ledger: (number: string) => ledgerOf(simulators.url, number),
  }
}

/**
 * Opens a server that forwards requests to the shop. The settings of the shop contain its URL, so a server with this
 * URL has to exist before the shop does.
 */
async function openForwarder() {
  const forwarder = fastify()
  let behind: FastifyInstance | undefined
  forwarder.all('/*', async (request, reply) => {
    const { method, url, body } = request
    const options = { method, url, ...(body ? { payload: body as object } : {}) } as InjectOptions
    const answer = await behind?.inject(options)
    return reply.status(answer?.statusCode ?? 503).send(answer?.body)
  })
  const url = await forwarder.listen({ port: 0, host: '127.0.0.1' })
  afterTestFile(() => forwarder.close())
  return {
    url,
    forwardTo: (app: FastifyInstance) => {
      behind = app
    },
  }
}

interface PaytrailEntry {
  readonly stamp: string
  readonly taken: number
  readonly refunded: number
}
interface KlarnaEntry {
  readonly merchant_reference1: string
  readonly merchant_reference2: string
  readonly status: string
  readonly fraud_status: string
  readonly order_amount: number
  readonly captured_amount: number
  readonly refunded_amount: number
}

/** Returns what both providers took, or may take, from the buyer of an order, and what they refunded. */
async function ledgerOf(url: string, orderNumber: string) {
  const read = async (path: string) => (await fetch(url + path)).json()
  const { payments } = (await read('/dev/paytrail/payments')) as { payments: PaytrailEntry[] }
  const { orders } = (await read('/dev/klarna/orders')) as { orders: KlarnaEntry[] }
  const paytrail = payments.filter(({ stamp }) => stamp.startsWith(`${orderNumber}-`))
  const klarna = orders.filter(
    ({ merchant_reference1: one, merchant_reference2: other }) =>
      one.includes(orderNumber) || other.includes(orderNumber),
  )
  const standing = klarna.filter(
    ({ status, fraud_status }) =>
      fraud_status === 'ACCEPTED' && status !== 'CANCELLED' && status !== 'EXPIRED',
  )
  return {
    taken: sum(paytrail.map(({ taken }) => taken)),
    authorised: sum(standing.map(({ order_amount }) => order_amount)),
    captured: sum(klarna.map(({ captured_amount }) => captured_amount)),
    refunded: sum([...paytrail.map(({ refunded }) => refunded), ...klarna.map((one) => one.refunded_amount)]),
  }
}

function sum(cents: readonly number[]): number {
  return cents.reduce((all, one) => all + one, 0)
}
