import type { OrderSummary } from '@pito/contracts/orders'
import { Mark } from '@pito/ui/mark'
import { orderWords } from '../../../orders/order-words.ts'
import { useWords } from '../../../words/words.ts'
import { progressWords } from './progress-words.ts'

/** Whether it is paid, and what became of it since. */
export function OrderStatus({ order }: { order: Pick<OrderSummary, 'order_status' | 'progress'> }) {
  const w = useWords(orderWords)
  const progress = useWords(progressWords)[order.progress]
  const { order_status: status } = order
  return (
    <>
      <Mark tone={status === 'paid' ? 'spruce' : 'grey'}>{w[status]}</Mark>
      {progress && (
        <>
          {' '}
          <Mark>{progress}</Mark>
        </>
      )}
    </>
  )
}
