import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { useWords } from '@pito/web/words/words'
import { ConfirmChange } from './confirm-change.tsx'
import { myOrderWords } from './my-order-words.ts'
import { OrderIdentity } from './order-identity.tsx'

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
      <WithdrawnTyres order={order} />
      <OrderIdentity order={order} />
      <p>
        {w.withdrawEmail} {mayBeFitted(order) && w.withdrawFitting}
      </p>
      <ConfirmChange id="withdraw" label={w.withdrawButton} back={back} />
    </article>
  )
}

/**
 * True if the tyres have been or may have been fitted. The page then also explains what applies to completed work.
 */
export function mayBeFitted({ order_type, appointment }: Order): boolean {
  return order_type === 'service_point_delivery' && appointment !== null
}

export function WithdrawnTyres({ order }: { order: Order }) {
  const { pieces } = useWords(myOrderWords)
  const tyres = order.line_items.filter(({ type }) => type === 'product')
  return (
    <ul className="myorder__list">
      {tyres.map(({ id, name, product, quantity }) => (
        <li key={id}>
          <b>{name}</b> {product?.size_text}, <span className="nowrap">{pieces(quantity)}</span>
        </li>
      ))}
    </ul>
  )
}
