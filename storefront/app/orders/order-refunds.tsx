import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { DateOf } from '@pito/web/locale/date-of'
import { useWords } from '@pito/web/words/words'
import { orderRefundWords } from './order-refund-words.ts'

type Refund = Order['refunds'][number]

/** Shows each refund as a row of the sums, with what it is for and when it was made. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  return refunds.map((refund) => <RefundRow key={refund.id} refund={refund} />)
}

function RefundRow({ refund: { amount, reason, made_at, lines } }: { refund: Refund }) {
  const w = useWords(orderRefundWords)
  const pieces = lines.map(({ name, quantity }) => w.pieces(quantity, name))
  const isWhole = reason === 'cancelled'
  return (
    <div>
      <dt>
        {made_at ? w.made : w.due}{' '}
        <small>
          {w[reason]}
          {!isWhole && pieces.length > 0 && `: ${pieces.join(', ')}`}
          {made_at && (
            <>
              , <DateOf at={made_at} />
            </>
          )}
        </small>
      </dt>
      <dd className="num">−{formatAmount(amount)}</dd>
    </div>
  )
}
