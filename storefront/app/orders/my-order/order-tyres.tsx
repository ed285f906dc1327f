import './my-order.css'
import type { Order } from '@pito/contracts/orders'
import { useWords } from '@pito/web/words/words'
import { myOrderWords } from './my-order-words.ts'

/** Lists the tyres of an order with their sizes and quantities. */
export function OrderTyres({ order }: { order: Order }) {
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
