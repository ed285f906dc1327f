import { CountedCheckbox } from '@pito/ui/counted-checkbox'
import { useWords } from '@pito/web/words/words'
import { withInStock } from '../../../list/list-changes.ts'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'

/** The counts of the other filters follow it. */
export function StockFilter() {
  const w = useWords(tyreList)
  const { state, go } = useListView()
  return (
    <div className="checks">
      <CountedCheckbox
        name="in_stock"
        value="1"
        checked={state.inStock}
        onChange={() => go(withInStock(state, !state.inStock))}
      >
        {w.inStock}
      </CountedCheckbox>
    </div>
  )
}
