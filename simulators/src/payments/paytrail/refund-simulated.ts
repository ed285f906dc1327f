import { randomUUID } from 'node:crypto'
import type { PaytrailSimulator } from './finish-payment.ts'
import { callBackRefund, paymentKind } from './finish-payment.ts'
import type { RefundMode, RefundRequest, SimulatedPayment, SimulatedRefund } from './simulated-payment.ts'

type Answer =
  | { readonly status: 201; readonly refund: SimulatedRefund; readonly payment: SimulatedPayment }
  | { readonly status: 400 | 404 | 422; readonly message: string }

const stateOfMode: Readonly<Record<RefundMode, SimulatedRefund['status']>> = {
  'refunds-made': 'ok',
  'refunds-lost': 'ok',
  'refunds-pending': 'pending',
  'refunds-failed': 'fail',
  'refunds-refused': 'fail',
}

export async function refundSimulated(
  { store }: PaytrailSimulator,
  { id, byEmail }: { readonly id: string; readonly byEmail: boolean },
  request: RefundRequest,
): Promise<Answer> {
  const answer = await store.change<SimulatedPayment, Answer>(paymentKind, id, (payment) => {
    const isUnaskedBank = byEmail && payment.refundMode === 'refunds-refused'
    const refundMode = isUnaskedBank ? 'refunds-made' : payment.refundMode
    const fault = whyNotRefundable({ ...payment, refundMode }, request)
    if (fault) return { entry: payment, result: fault }
    const refund = {
      id: randomUUID(),
      stamp: request.refundStamp,
      amount: request.amount,
      status: stateOfMode[refundMode],
      callbackUrls: request.callbackUrls,
    }
    const entry = { ...payment, refunds: [...payment.refunds, refund] }
    return { entry, result: { status: 201, refund, payment: entry } }
  })
  return answer ?? { status: 404, message: 'Transaction not found' }
}

function whyNotRefundable(
  { refunds, paid, status, refundMode }: SimulatedPayment,
  { amount, refundStamp }: RefundRequest,
): Extract<Answer, { message: string }> | null {
  if (status !== 'ok') return { status: 400, message: 'Transaction is not paid' }
  // Paytrail does not document a repeated refundStamp. It calls stamps unique and refuses the stamp of a payment the
  // second time, so the simulator does the same here.
  if (refundStamp !== '' && refunds.some(({ stamp }) => stamp === refundStamp))
    return { status: 400, message: 'refundStamp has been used already' }
  if (refundMode === 'refunds-refused') return { status: 422, message: 'Provider does not support refunds' }
  if (amount > paid - refundedOf(refunds)) return { status: 400, message: 'Refund exceeds what is left' }
  return null
}

/** Sums the refunds that are made or pending. */
export function refundedOf(refunds: readonly SimulatedRefund[]): number {
  return refunds.filter(({ status }) => status !== 'fail').reduce((sum, { amount }) => sum + amount, 0)
}

/** Completes a pending refund, as the approval of the merchant does. Returns null when there is none. */
export async function finishRefund(
  simulator: PaytrailSimulator,
  paymentId: string,
  stamp: string,
  status: 'ok' | 'fail',
): Promise<true | null> {
  const finished = await simulator.store.change<
    SimulatedPayment,
    { payment: SimulatedPayment; refund: SimulatedRefund } | null
  >(paymentKind, paymentId, (payment) => {
    const found = payment.refunds.find((refund) => refund.stamp === stamp && refund.status === 'pending')
    if (!found) return { entry: payment, result: null }
    const refund = { ...found, status }
    const refunds = payment.refunds.map((each) => (each.id === refund.id ? refund : each))
    return { entry: { ...payment, refunds }, result: { payment, refund } }
  })
  if (!finished) return null
  await callBackRefund(simulator, finished.payment, finished.refund)
  return true
}
