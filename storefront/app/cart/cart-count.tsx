import { useWords } from '@pito/web/words/words'
import { cart } from './cart-words.ts'

/** Shows the number of tyres in the cart beside the word "cart". */
export function CartCount({ count }: { count: number }) {
  const w = useWords(cart)
  if (count === 0) return null
  return (
    <>
      <span className="tool__count">{count}</span>
      <span className="vh">{w.pieces(count)}</span>
    </>
  )
}
