import { languageOf } from '@pito/contracts/values/locale'
import { car } from '@pito/contracts/values/vehicle-type'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { ChangeEvent } from 'react'
import { useRef, useState } from 'react'
import type { SizeOptions } from '../../page/size-options.ts'
import { loadSizes } from '../../page/size-options.ts'
import type { Measure } from '../../tyres/list/list-state.ts'
import { measures } from '../../tyres/list/list-state.ts'
import { sizeSearchPath } from './finder-choice.ts'
import { finder } from './finder-words.ts'

type Chosen = Readonly<Record<Measure, string>>

const nothingChosen: Chosen = { width: '', height: '', diameter: '' }

/** A short search by size, for pages on which nothing was found. A chosen width or height narrows what follows it. */
export function SizeForm({ sizes }: { sizes: SizeOptions }) {
  const w = useWords(finder)
  const language = languageOf(useLocale())
  const api = useApi()
  const [options, setOptions] = useState(sizes)
  const [chosen, setChosen] = useState(nothingChosen)
  const latest = useRef(chosen)
  const choose = (measure: Measure) => (event: ChangeEvent<HTMLSelectElement>) => {
    const next = withMeasure(chosen, measure, event.target.value)
    setChosen(next)
    if (measure === 'diameter') return
    latest.current = next
    // If the options cannot be loaded, the form keeps those that it has.
    loadSizes(api, next).then(
      (loaded) => latest.current === next && setOptions(loaded),
      () => undefined,
    )
  }
  return (
    <form className="sizeform" action={sizeSearchPath(car, language)}>
      {measures.map((measure) => (
        <Field key={measure} label={w[measure]}>
          <Select
            name={measure}
            blank={w.all}
            value={chosen[measure]}
            onChange={choose(measure)}
            options={options[measure].map((value) => ({
              value: String(value),
              label: value === 0 ? '–' : String(value),
            }))}
          />
        </Field>
      ))}
      <Button type="submit">{w.search}</Button>
    </form>
  )
}

/** A changed width clears the height and the diameter, and a changed height clears the diameter. */
function withMeasure(chosen: Chosen, measure: Measure, value: string): Chosen {
  const others = {
    width: nothingChosen,
    height: { ...nothingChosen, width: chosen.width },
    diameter: chosen,
  }[measure]
  return { ...others, [measure]: value }
}
