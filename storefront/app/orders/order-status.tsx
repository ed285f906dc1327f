import type { OrderSummary } from '@pito/contracts/orders'
import { Mark } from '@pito/ui/mark'
import { useWords } from '@pito/web/words/words'
import { orderWords } from './order-words.ts'

type Statuses = Pick<OrderSummary, 'order_status' | 'progress'>

/** Shows whether the order is paid, and its progress since then. */
export function OrderStatus({ order: { order_status: status, progress } }: { order: Statuses }) {
  const w = useWords(orderWords)
  return (
    <>
      <Mark tone={status === 'paid' ? 'spruce' : 'grey'}>{w[status]}</Mark>
      {progress !== 'placed' && progress !== 'paid' && (
        <>
          {' '}
          <Mark>{w[progress]}</Mark>
        </>
      )}
    </>
  )
}
