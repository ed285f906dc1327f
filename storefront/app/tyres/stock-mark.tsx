import { tyres } from '../words/tyres.ts'
import { useWords } from '../words/words.ts'
import { stockOf, stockWords } from './stock-words.ts'

export function StockMark({ count }: { count: number }) {
  const w = useWords(tyres)
  const state = stockOf(count)
  return <span className={state === 'in' ? 'stock' : `stock stock--${state}`}>{stockWords(count, w)}</span>
}
