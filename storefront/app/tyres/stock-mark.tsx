import { tyres } from '../words/tyres.ts'
import { useWords } from '../words.ts'
import { stockOf, stockWords } from './stock-words.ts'

export function StockMark({ count }: { count: number }) {
  const w = useWords(tyres)
  return <span className={`stock stock--${stockOf(count)}`}>{stockWords(count, w)}</span>
}
