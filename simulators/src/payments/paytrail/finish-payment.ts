import type { PaytrailAccount } from '@pito/server/src/payment-providers/index.ts'
import type { Pace, Simulator } from '../simulator.ts'
import { inBackground } from '../simulator.ts'
import type { Outcome } from './outcomes.ts'
import type { Return } from './signed-return.ts'
import { addressWith, signedReturn } from './signed-return.ts'
import type { SimulatedPayment, SimulatedRefund } from './simulated-payment.ts'

export type PaytrailSimulator = Simulator<PaytrailAccount>
export const paymentKind = 'paytrail payment'

/** Paytrail documents only that it repeats a callback, so this schedule is a guess. */
const pace: Pace = { timeoutMilliseconds: 10_000, waitMilliseconds: [1000, 5000, 30_000, 120_000] }
const lateMilliseconds = 3000

/**
 * Carries out what the buyer does on the page of the bank. Returns the URL to which the browser is redirected;
 * `redirect` is null if the browser never comes back.
 */
export async function finishPayment(
  simulator: PaytrailSimulator,
  id: string,
  outcome: Outcome,
): Promise<{ redirect: string | null } | null> {
  const payment = await simulator.store.change<SimulatedPayment, SimulatedPayment>(
    paymentKind,
    id,
    (entry) => {
      const changed = entry.status === 'ok' || !outcome.status ? entry : after(entry, outcome)
      return { entry: changed, result: changed }
    },
  )
  if (!payment) return null
  const delivered = inBackground(simulator, deliver(simulator, payment, outcome))
  if (outcome.callbacksCome === 'before') await delivered
  const { redirect } = outcome
  if (!redirect) return { redirect: null }
  const { success, cancel } = payment.redirectUrls
  const query = signedReturn(simulator.account, payment, payment.paid, redirect)
  return { redirect: addressWith(redirect.status === 'fail' ? cancel : success, query) }
}

function after(payment: SimulatedPayment, { status, missing = 0 }: Outcome): SimulatedPayment {
  return { ...payment, status: status ?? payment.status, paid: payment.amount - missing }
}

async function deliver(
  simulator: PaytrailSimulator,
  payment: SimulatedPayment,
  { callbacks, callbacksCome }: Outcome,
): Promise<void> {
  if (callbacksCome === 'after') await simulator.pause(lateMilliseconds)
  for (const step of callbacks)
    await Promise.all(step.map((callback) => callBack(simulator, payment, callback)))
}

async function callBack(
  simulator: PaytrailSimulator,
  payment: SimulatedPayment,
  callback: Return,
): Promise<void> {
  if (!payment.callbackUrls) return
  const { success, cancel } = payment.callbackUrls
  const query = signedReturn(simulator.account, payment, payment.paid, callback)
  const url = addressWith(callback.status === 'fail' ? cancel : success, query)
  const { tries, status: answer } = await simulator.callShop({ method: 'GET', url }, pace)
  await simulator.store.change<SimulatedPayment, null>(paymentKind, payment.id, (entry) => ({
    entry: { ...entry, callbacks: [...entry.callbacks, { status: callback.status, tries, answer }] },
    result: null,
  }))
}

/** Sends the callback of a refund: as for a payment, with the transaction id and the stamp of the refund. */
export async function callBackRefund(
  simulator: PaytrailSimulator,
  payment: SimulatedPayment,
  { id, stamp, amount, status, callbackUrls }: SimulatedRefund,
): Promise<void> {
  const query = signedReturn(simulator.account, { ...payment, id, stamp }, amount, { status })
  const url = addressWith(status === 'fail' ? callbackUrls.cancel : callbackUrls.success, query)
  await simulator.callShop({ method: 'GET', url }, pace)
}
