import { useWords } from '@pito/web/words/words'
import { Breakable } from '../words/hyphenated.tsx'
import { tyres } from '../words/tyres.ts'
import { stockOf, stockWords } from './stock-words.ts'

export function StockMark({ count }: { count: number }) {
  const w = useWords(tyres)
  const state = stockOf(count)
  return (
    <span className={state === 'in' ? 'stock' : `stock stock--${state}`}>
      <Breakable text={stockWords(count, w)} />
    </span>
  )
}
