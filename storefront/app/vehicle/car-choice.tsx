import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { Select } from '@pito/ui/select'
import { useApi } from '@pito/web/api/use-api'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Failure } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { ChangeEvent } from 'react'
import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { listFields } from '../tyres/list/list-address.ts'
import type { ListCar } from '../tyres/list/list-state.ts'
import { carWords } from './car-words.ts'
import type { CarAnswer } from './find-car.ts'
import { findCar } from './find-car.ts'
import { plate } from './plate-words.ts'

const parts = ['make', 'model', 'year'] as const
type Part = (typeof parts)[number]

interface CarChoiceProps {
  readonly answer: CarAnswer
  /** The filters that the form keeps for the tyres of the vehicle. */
  readonly kept?: ReturnType<typeof listFields>
}

/**
 * Three selects, each of which depends on the one before. With scripts the next select is filled as soon as a value
 * has been chosen. Without scripts each step is a page of its own, to which the form leads.
 */
export function CarChoice({ answer, kept = [] }: CarChoiceProps) {
  const w = useWords(carWords)
  const { chooseCarAddress } = useWords(plate)
  const { chosen, choices, change, failure, isLoading, again } = useCarChoice(answer)
  const options: Readonly<Record<Part, readonly string[]>> = {
    make: choices.makes,
    model: choices.models,
    year: choices.years.map(String),
  }
  return (
    <div className="stack stack--tight">
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
        {kept.map(([name, values]) => (
          <input key={name} type="hidden" name={name} value={values.join(',')} />
        ))}
        <Button type="submit" look="go">
          {chosen.year ? w.show : w.next}
        </Button>
      </Form>
      {failure && <PartAlert title={w.failed} failure={failure} again={again} loading={isLoading} />}
    </div>
  )
}

/**
 * Loads the choices of the next select. If they fail to load, the chosen values and the earlier selects remain, and
 * the loading can be repeated.
 */
function useCarChoice(answer: CarAnswer) {
  const api = useApi()
  const [chosen, setChosen] = useState(answer.chosen)
  const [choices, setChoices] = useState(answer.choices)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLoading, setLoading] = useState(false)
  const latest = useRef(chosen)
  const load = async (next: ListCar) => {
    latest.current = next
    setLoading(true)
    const loaded = await settled(findCar(api, next))
    if (latest.current !== next) return
    setLoading(false)
    setFailure(loaded.failure)
    if (loaded.data) setChoices(loaded.data.choices)
  }
  const change = (part: Part, { target: { value } }: ChangeEvent<HTMLSelectElement>) => {
    const next = {
      make: { make: value, model: '', year: '' },
      model: { ...chosen, model: value, year: '' },
      year: { ...chosen, year: value },
    }[part]
    setChosen(next)
    if (part !== 'year') void load(next)
  }
  const isOpen = isLoading || failure !== null
  return {
    chosen,
    change,
    choices: isOpen ? withoutUnknown(choices, chosen) : choices,
    failure,
    isLoading,
    again: () => load(chosen),
  }
}

/** Until the next choices have been loaded, the selects that depend on the changed one are empty. */
function withoutUnknown(choices: CarAnswer['choices'], { model, year }: ListCar) {
  return { ...choices, models: model === '' ? [] : choices.models, years: year === '' ? [] : choices.years }
}
