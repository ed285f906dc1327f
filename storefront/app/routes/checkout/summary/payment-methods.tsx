import type { Order } from '@pito/contracts/orders'
import { formatEuro } from '@pito/contracts/values/format-euro'
import { paymentMethods } from '@pito/contracts/values/payment-methods'
import { Button } from '@pito/ui/button'
import { RadioKeys } from '@pito/ui/radio-keys'
import { useSyncExternalStore } from 'react'
import { centsOf } from '../../../tyres/tyre-card-data.ts'
import { useWords } from '../../../words/words.ts'
import { summaryWords } from './summary-words.ts'

/** In the order of the law, none chosen ahead: bank before cards and wallets, credit last (Kuluttajansuojalaki 7:11 §). */
export function PaymentMethods({ order }: { order: Order }) {
  const w = useWords(summaryWords)
  const hasApplePay = useApplePay()
  const methods = paymentMethods.filter((method) => method !== 'apple-pay' || hasApplePay)
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <RadioKeys
        name="payment_by"
        legend={w.method}
        keys={methods.map((value) => ({
          value,
          label: w[value],
          note: value === 'klarna' ? w.klarnaNote : undefined,
        }))}
        wide
      />
      <p className="small">{w.payHint(formatEuro(centsOf(order.total)))}</p>
      <Button type="submit" look="go" wide unavailable aria-describedby="not-yet">
        {w.pay}
      </Button>
      <p className="small quiet" id="not-yet">
        {w.notYet}
      </p>
    </form>
  )
}

/** Only Safari has it, and only the browser knows. */
function useApplePay(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'ApplePaySession' in window,
    () => false,
  )
}
