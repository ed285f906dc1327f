import {
  checkWithProvider,
  collectAll,
  insertAttempt,
  makeRefundNow,
  openAttempt,
  paymentToMake,
  readAttempt,
} from '@pito/server/src/orders/index.ts'
import { providerOf, providersOf } from '@pito/server/src/payment-providers/index.ts'
import type { Context } from '@pito/server/src/platform/context.ts'
import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { memoryStore, storeEntries } from '@pito/simulators/payments/simulator-store'
import { startSimulators } from '@pito/simulators/payments/start-simulators'

type Method = Parameters<typeof insertAttempt>[1]['method']

/** The outcomes on the pages of the simulators that do not call the shop, which is not open yet. */
type Outcome = 'lost-both' | 'wrong-amount' | 'pending' | 'fraud-pending' | 'fail'
export type RefundMode = 'refunds-made' | 'refunds-pending' | 'refunds-refused'

interface DemoPayment {
  readonly method: Method
  /** How the payment ends; without it the buyer pays. */
  readonly outcome?: Outcome
  /** How Paytrail responds to refunds of the payment; without it they are made. */
  readonly refunds?: RefundMode
}

/** Pays and refunds orders of the demo as their buyers and the shop did in the past. */
export interface DemoPayments {
  /** Starts a payment, lets the buyer end it, and settles it. Returns a function by which it can end otherwise later. */
  pay(
    when: Pick<Context, 'now'>,
    orderId: string,
    payment: DemoPayment,
  ): Promise<(outcome: Outcome) => Promise<void>>
  /** Makes the refunds of the order that are due, and captures its Klarna payment if it was sent. */
  catchUp(when: Pick<Context, 'now'>, orderId: string): Promise<void>
}

/**
 * Runs the simulators of the payment providers while the demo is filled, so that its payments are those of the real
 * clients. The payments are then stored where the simulators of the open shop find them.
 */
export async function withDemoPayments(
  tx: Tx,
  platform: Platform,
  work: (payments: DemoPayments) => Promise<void>,
): Promise<void> {
  let moment = platform.clock()
  const clock = () => moment
  const store = memoryStore()
  const callShop = () => Promise.resolve({ tries: 1, status: 200 })
  const simulators = await startSimulators({ store, now: clock, callShop, log: platform.log })
  const shop = {
    ...platform,
    sql: tx,
    clock,
    config: { ...platform.config, ...simulators.accounts, mailUrl: undefined },
  }
  const choose = async (url: string, outcome: Outcome | RefundMode) => {
    const headers = { 'content-type': 'application/json' }
    const { ok } = await fetch(url, { method: 'POST', body: JSON.stringify({ outcome }), headers })
    if (!ok) throw new Error(`A simulator did not accept the outcome ${outcome}.`)
  }
  const payments: DemoPayments = {
    async pay({ now }, orderId, { method, outcome = 'lost-both', refunds }) {
      moment = now
      const attempt = await beginPayment(tx, { orderId, method, now })
      const started = await providersOf(shop)[providerOf(method)].start(await paymentToMake(tx, attempt))
      const { url, providerId } = started
      const urlInShop = url.replace(simulators.url, platform.config.shopUrl.origin)
      await openAttempt(tx, attempt.id, { providerId, url: urlInShop })
      if (refunds) await choose(url, refunds)
      await choose(url, outcome)
      await checkWithProvider({ platform: shop, now }, { ...attempt, providerId })
      return (later) => choose(url, later)
    },
    async catchUp({ now }, orderId) {
      moment = now
      await collectAll(shop, now)
      const due = await tx<{ id: string }>`
        select refund.id from refund join payment_attempt attempt on attempt.id = attempt_id
        where attempt.order_id = ${orderId} and refund.state = 'due'`
      for (const { id } of due) await makeRefundNow(shop, id, now)
    },
  }
  await work(payments).finally(() => simulators.close())
  await storeEntries(tx, store.entries())
}

interface Beginning {
  readonly orderId: string
  readonly method: Method
  readonly now: Date
}

async function beginPayment(tx: Tx, { orderId, method, now }: Beginning) {
  const [order] = await tx<{ amountCents: number; attempts: number }>`
    select total_cents as amount_cents,
      (select count(*)::integer from payment_attempt where order_id = shop_order.id) as attempts
    from shop_order where id = ${orderId}`
  const { amountCents = 0, attempts = 0 } = order ?? {}
  const id = await insertAttempt(
    tx,
    { orderId, attempt: attempts + 1, method, amountCents, checkAt: null },
    now,
  )
  const attempt = await readAttempt(tx, id)
  if (!attempt) throw new Error(`The demo could not pay the order ${orderId}.`)
  return attempt
}
