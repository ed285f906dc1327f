import { expect, test } from 'vitest'
import type { CallKlarna, KlarnaCall } from './klarna-api.ts'
import { refundOrder } from './placed-order.ts'

const refund = { refundId: '0f8fad5b-d9cb-469f-a165-70867728950e', amountCents: 7900, sentBefore: false }

const answer = (status: number, text: string) => Promise.resolve({ status, headers: new Headers(), text })

/** Simulates a Klarna whose order is captured right after the first read, as another process may do. */
function capturedMeanwhile() {
  const calls: KlarnaCall[] = []
  const call: CallKlarna = (request) => {
    calls.push(request)
    const reads = calls.filter(({ method }) => method === 'GET').length
    const order = {
      ...{ order_id: 'one', fraud_status: 'ACCEPTED', order_amount: 57_140, purchase_currency: 'EUR' },
      ...(reads > 1 ? { status: 'CAPTURED', captured_amount: 57_140 } : { status: 'AUTHORIZED' }),
    }
    if (request.method === 'GET') return answer(200, JSON.stringify(order))
    return answer(request.method === 'PATCH' ? 403 : 201, '')
  }
  return { call, calls }
}

test('an order that is captured while its authorisation is to be lowered is refunded instead', async () => {
  const { call, calls } = capturedMeanwhile()
  expect(await refundOrder(call, 'one', refund)).toBe('made')
  const [lowering, refunding] = calls.filter(({ method }) => method !== 'GET')
  expect(refunding).toMatchObject({ operation: 'refund', body: { refunded_amount: 7900 } })
  expect(refunding?.idempotencyKey).not.toBe(lowering?.idempotencyKey)
})
