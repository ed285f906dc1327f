import { fullSet } from '@pito/contracts/values/cart-quantity'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import { CountedCheckbox } from '@pito/ui/counted-checkbox'
import { useWords } from '@pito/web/words/words'
import { withFlag, withMinStock } from '../list/list-changes.ts'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'

/** Shows the on/off filters. The counts of the other filters take them into account. */
export function FlagFilters() {
  const w = useWords(tyreList)
  const { state, go } = useListView()
  const isOfSets = state.minStock === fullSet
  return (
    <div className="checks">
      {tyreFlags.map((flag) => {
        const isOn = state.flags.includes(flag)
        return (
          <CountedCheckbox
            key={flag}
            name={flag}
            value="1"
            checked={isOn}
            onChange={() => go(withFlag(state, flag, !isOn))}
          >
            {w[flag]}
          </CountedCheckbox>
        )
      })}
      <CountedCheckbox
        name="min_stock"
        value={String(fullSet)}
        checked={isOfSets}
        onChange={() => go(withMinStock(state, isOfSets ? null : fullSet))}
      >
        {w.minStock(fullSet)}
      </CountedCheckbox>
    </div>
  )
}
