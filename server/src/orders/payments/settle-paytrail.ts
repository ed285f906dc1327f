import type { PaymentStatus } from '@pito/contracts/payments'
import { referenceNumber } from '@pito/contracts/values/reference-number'
import { verifyPaytrail } from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { attemptOfStamp } from '../attempts/attempt-store.ts'
import { readStamp } from '../attempts/stamp.ts'
import type { Evidence } from './rules/what-to-settle.ts'
import { settle } from './settle.ts'

/** Settles a payment by the parameters that Paytrail appends to both redirects and callbacks. */
export async function settlePaytrail(
  context: Pick<Context, 'platform' | 'now'>,
  fields: Readonly<Record<string, unknown>>,
): Promise<PaymentStatus> {
  const message = verifyPaytrail(context.platform.config, textsOf(fields)) ?? refuse('payment-not-verified')
  const stamp = readStamp(message.stamp) ?? refuse('payment-not-verified')
  if (message.reference !== referenceNumber(stamp.orderNumber)) refuse('payment-not-verified')
  const attempt = (await attemptOfStamp(context.platform.sql, stamp)) ?? refuse('payment-not-verified')
  const { amountCents } = message
  const outcome = outcomes[message.status]
  const evidence: Evidence = outcome === 'failed' ? { outcome } : { outcome, amountCents, currency: 'EUR' }
  return await settle(context, attempt.id, evidence)
}

const outcomes = { ok: 'paid', pending: 'pending', delayed: 'pending', fail: 'failed' } as const

/** A parameter that occurs twice is an array and was never signed, so it is dropped. */
export function textsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return Object.fromEntries(texts)
}
