import { Anchor } from '@pito/ui/anchor'
import { Icon } from '@pito/ui/icon'
import { frame } from '../words/frame.ts'
import { useWords } from '../words.ts'

/** Where the quick cart stands; its count arrives after load. */
export function CartPlace() {
  const w = useWords(frame)
  return (
    <Anchor className="tool" href="/cart">
      <Icon name="cart" />
      <span className="tool__word">{w.cart}</span>
    </Anchor>
  )
}
