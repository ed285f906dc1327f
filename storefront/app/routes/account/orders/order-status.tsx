import type { Order } from '@pito/contracts/orders'
import { Mark } from '@pito/ui/mark'
import { orderWords } from '../../../orders/order-words.ts'
import { useWords } from '../../../words/words.ts'

export function OrderStatus({ status }: { status: Order['order_status'] }) {
  const w = useWords(orderWords)
  return <Mark tone={status === 'paid' ? 'spruce' : 'grey'}>{w[status]}</Mark>
}
