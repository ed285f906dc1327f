import { Field } from '@pito/ui/field'
import type { Range } from '@pito/ui/range-slider'
import { RangeSlider } from '@pito/ui/range-slider'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import { withPrice } from '../list/list-changes.ts'
import { useListView } from '../list-view.ts'
import { tyreList } from '../tyre-list-words.ts'
import { wholeEuros } from './facet-label.ts'

/** Shows a slider or, without scripts, two fields. */
export function PriceFilter() {
  const w = useWords(tyreList)
  const { data, state, go } = useListView()
  const { from: min, to: max } = data.options.price
  const within = (euros: number) => Math.min(max, Math.max(min, euros))
  const value = { from: within(state.price?.from ?? min), to: within(state.price?.to ?? max) }
  const commit = (next: Range) => {
    const whole = next.from <= min && next.to >= max
    if (next.from !== value.from || next.to !== value.to) go(withPrice(state, whole ? null : next))
  }
  return (
    <>
      <div className="with-scripts">
        <RangeSlider
          {...{ min, max, value }}
          onCommit={commit}
          fromLabel={w.lowestPrice}
          toLabel={w.highestPrice}
          format={wholeEuros}
        />
      </div>
      <div className="fsize without-scripts">
        <Field label={w.lowestPrice}>
          <TextInput name="price_gte" inputMode="numeric" defaultValue={state.price?.from} />
        </Field>
        <Field label={w.highestPrice}>
          <TextInput name="price_lte" inputMode="numeric" defaultValue={state.price?.to} />
        </Field>
      </div>
    </>
  )
}
