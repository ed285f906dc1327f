import { fullSet } from '@pito/contracts/values/cart-quantity'
import { useWords } from '@pito/web/words/words'
import { buying } from './buying-words.ts'

/** Says whether a full set is available and, if it is not, how many tyres are left. */
export function Availability({ count }: { count: number }) {
  const w = useWords(buying)
  if (count <= 0) return <span className="stock stock--out">{w.soldOut}</span>
  if (count >= fullSet) return <span className="stock stock--in">{w.inStock}</span>
  return <span className="stock stock--few">{w.available(count)}</span>
}
