import type { PaymentStatus } from '@pito/contracts/payments'
import type { KnownPayment, ProviderState } from '../../payment-providers/index.ts'
import { providerOf, providersOf } from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { storeProviderOrder } from '../attempts/attempt-store.ts'
import { readMoneyNeeded } from '../attempts/payable-order.ts'
import { knownPayment } from '../attempts/payment-to-make.ts'
import { endChecks } from './due-store.ts'
import { settle } from './settle.ts'
import { clearStuck, markStuck } from './stuck-store.ts'

/**
 * Asks the provider for the state of an attempt and settles the attempt accordingly. Returns null when nothing has
 * changed.
 */
export async function checkWithProvider(
  context: Pick<Context, 'platform' | 'now'>,
  attempt: Attempt,
): Promise<PaymentStatus | null> {
  const { platform } = context
  if (attempt.providerId === null) return null
  const payment = await knownPayment(platform.sql, { ...attempt, providerId: attempt.providerId })
  const provider = providersOf(platform)[providerOf(attempt.method)]
  const state = await provider.read(payment)
  if (state.status !== 'authorised') return await settleBy(context, attempt, payment, state)
  // Klarna charges nobody before its order is placed, so a payment that is no longer needed is closed instead.
  if (!(await readMoneyNeeded(platform.sql, attempt.orderId))) {
    if (await provider.close(payment)) await endChecks(platform.sql, attempt.id)
    return null
  }
  return await settleBy(context, attempt, payment, await provider.place(payment, state.token))
}

async function settleBy(
  context: Pick<Context, 'platform' | 'now'>,
  attempt: Attempt,
  payment: KnownPayment,
  state: ProviderState,
): Promise<PaymentStatus | null> {
  switch (state.status) {
    case 'open':
    case 'authorised':
      return null
    case 'failed':
      return await settle(context, attempt.id, { outcome: 'failed' })
    case 'over':
      await endChecks(context.platform.sql, attempt.id)
      return await settle(context, attempt.id, { outcome: 'failed' })
    case 'pending':
    case 'paid':
      if (state.stamp !== payment.stamp) return refuse('payment-not-verified')
      if (state.providerOrderId !== null)
        await storeProviderOrder(context.platform.sql, attempt.id, state.providerOrderId)
      if (state.currency !== 'EUR')
        return await rejectCurrency(context, attempt, { ...payment, providerOrderId: state.providerOrderId })
      return await settle(context, attempt.id, { ...state, outcome: state.status })
  }
}

/**
 * The shop sells in euros only, so a payment in another currency neither pays the order nor is refunded automatically.
 * Klarna charges nobody before the capture, so a Klarna order is cancelled, and the buyer can pay again. All other such
 * payments are left to staff.
 */
async function rejectCurrency(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  attempt: Attempt,
  payment: KnownPayment,
): Promise<PaymentStatus> {
  const { sql, log } = platform
  log.error({ attempt: attempt.id }, 'A payment in another currency was reported.')
  await markStuck(sql, attempt.id, 'wrong-currency', now)
  const provider = providersOf(platform)[providerOf(attempt.method)]
  if (!(await provider.close(payment))) return refuse('payment-not-verified')
  await endChecks(sql, attempt.id)
  await clearStuck(sql, attempt.id)
  return await settle({ platform, now }, attempt.id, { outcome: 'failed' })
}
