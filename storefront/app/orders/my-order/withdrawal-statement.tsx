import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { useWords } from '@pito/web/words/words'
import { ConfirmChange } from './confirm-change.tsx'
import { myOrderWords } from './my-order-words.ts'
import { OrderIdentity } from './order-identity.tsx'
import { OrderTyres } from './order-tyres.tsx'
import { ReturnTerms } from './return-terms.tsx'

/**
 * Directive (EU) 2023/2673 requires that the statement contains the buyer's name, the order, the e-mail address for
 * the receipt, and a single button that confirms the withdrawal.
 */
export function WithdrawalStatement({ order, back }: { order: Order; back: string }) {
  const w = useWords(myOrderWords)
  return (
    <article className="wrap section myorder">
      <h1>{w.withdrawTitle}</h1>
      <p>{w.statement}</p>
      <OrderTyres order={order} />
      <OrderIdentity order={order} />
      <p>{w.withdrawEmail}</p>
      <ReturnTerms order={order} />
      <ConfirmChange id="withdraw" label={w.withdrawButton} back={back} />
    </article>
  )
}
