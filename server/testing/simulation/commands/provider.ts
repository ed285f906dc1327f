import type { OrderOutcome } from '@pito/simulators/payments/klarna/outcomes'
import type { RefundMode } from '@pito/simulators/payments/paytrail/simulated-payment'
import { simulatorPaths } from '../../../src/platform/simulators.ts'
import { chooseAt } from '../../buyers-over-http.ts'
import type { HistoryCommand } from '../command.ts'
import { command } from '../command.ts'
import { fromLatest, oneOfLatest } from '../pick.ts'

/** Sets how Paytrail responds to refunds of a payment from now on. */
export function refundsWillBe(which: number, mode: RefundMode): HistoryCommand {
  return command(
    `of ${fromLatest('payment', which)}: ${mode}`,
    async ({ attempts }) => {
      const attempt = oneOfLatest(
        attempts.filter(({ method }) => method !== 'klarna'),
        which,
      )
      if (attempt) await chooseAt(attempt.url, mode)
      return attempt && `payment ${attempts.indexOf(attempt) + 1}`
    },
    ({ attempts }) => attempts.some(({ method }) => method !== 'klarna'),
  )
}

/** Ends a refund that Paytrail had not decided about. The callback about it waits. */
export function refundEnds(which: number, outcome: 'ok' | 'fail'): HistoryCommand {
  return command(`${fromLatest('pending refund', which)} ends with ${outcome}`, async (_, { providers }) => {
    const payments = await providers.payments()
    const pending = payments.flatMap(({ id, refunds }) =>
      refunds.filter(({ status }) => status === 'pending').map(({ stamp }) => ({ id, stamp })),
    )
    const one = oneOfLatest(pending, which)
    if (!one) return 'none'
    await chooseAt(`${providers.url}${simulatorPaths.paytrail}/pay/${one.id}/refunds/${one.stamp}`, outcome)
    return 'done'
  })
}

/** Lets Klarna make a later decision about an order that it has. */
export function klarnaDecides(which: number, outcome: OrderOutcome): HistoryCommand {
  return command(
    `Klarna decides about ${fromLatest('order', which)}: ${outcome}`,
    async (_, { providers }) => {
      const orders = (await providers.sessions()).flatMap(({ order }) => order ?? [])
      const undecided = orders.filter(({ fraud }) => fraud === 'PENDING')
      const one = oneOfLatest(outcome === 'accept' || outcome === 'reject' ? undecided : orders, which)
      if (!one) return 'none'
      await chooseAt(`${providers.url}${simulatorPaths.klarna}/orders/${one.id}`, outcome)
      return undefined
    },
  )
}
