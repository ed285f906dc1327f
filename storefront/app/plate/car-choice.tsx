import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useWords } from '@pito/web/words/words'
import type { ChangeEvent } from 'react'
import { useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { carWords } from './car-words.ts'
import type { CarAnswer } from './find-car.ts'
import { plate } from './plate-words.ts'

const parts = ['make', 'model', 'year'] as const
type Part = (typeof parts)[number]

/**
 * Three selects, each of which depends on the one before. With scripts the next select is filled as soon as a value
 * has been chosen. Without scripts each step is a page of its own, to which the form leads.
 */
export function CarChoice({ answer }: { answer: CarAnswer }) {
  const w = useWords(carWords)
  const { chooseCarAddress } = useWords(plate)
  const { chosen, choices, change } = useCarChoice(answer)
  const options: Readonly<Record<Part, readonly string[]>> = {
    make: choices.makes,
    model: choices.models,
    year: choices.years.map(String),
  }
  return (
    <Form className="carchoice" action={chooseCarAddress}>
      {parts.map((part) => (
        <Field key={part} label={w[part]}>
          <Select
            name={part}
            blank={w.choose}
            value={chosen[part]}
            disabled={options[part].length === 0}
            onChange={(event) => change(part, event)}
            options={options[part].map((value) => ({ value, label: value }))}
          />
        </Field>
      ))}
      <Button type="submit" look="go">
        {chosen.year ? w.show : w.next}
      </Button>
    </Form>
  )
}

/** Loads the choices of the next select from the loader of the page to which the form leads. */
function useCarChoice(answer: CarAnswer) {
  const { chooseCarAddress } = useWords(plate)
  const fetcher = useFetcher<CarAnswer>()
  const [chosen, setChosen] = useState(answer.chosen)
  const { choices } = fetcher.data ?? answer
  const change = (part: Part, { target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const next = {
      make: { make: value, model: '', year: '' },
      model: { ...chosen, model: value, year: '' },
      year: { ...chosen, year: value },
    }[part]
    setChosen(next)
    if (part === 'year') return
    const query = new URLSearchParams(Object.entries(next).filter(([, text]) => text !== ''))
    void fetcher.load(`${chooseCarAddress}?${query}`)
  }
  const isLoading = fetcher.state !== 'idle'
  return { chosen, change, choices: isLoading ? stillKnown(choices, chosen) : choices }
}

/** While the next choices are loading, the selects that depend on the changed one are empty. */
function stillKnown(choices: CarAnswer['choices'], { model, year }: CarAnswer['chosen']) {
  return { ...choices, models: model === '' ? [] : choices.models, years: year === '' ? [] : choices.years }
}
