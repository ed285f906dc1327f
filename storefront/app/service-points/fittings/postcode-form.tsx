import './fittings.css'
import type { Place } from '@pito/contracts/places'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useApi } from '@pito/web/api/use-api'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { storePlace } from '../../places/place-memory.ts'
import { findPlace } from '../point-search.ts'
import { fittingWords } from './fitting-words.ts'

interface PostcodeFormProps {
  readonly label: string
  /** Whether the field takes the focus, because the visitor has pressed the button to change the place. */
  readonly focus: boolean
  readonly onChoose: (place: Place) => void
}

type Fault = 'missing' | 'unknown' | 'failed'

/**
 * A form with one field for the postcode. Without scripts it opens the page of service points, which searches on the
 * server.
 */
export function PostcodeForm({ label, focus, onChoose }: PostcodeFormProps) {
  const w = useWords(fittingWords)
  const api = useApi()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const refuse = (why: Fault) => {
    setFault(why)
    input.current?.focus()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (typed === '') return refuse('missing')
    setBusy(true)
    const { data: place, failure } = await settled(findPlace(api, typed))
    setBusy(false)
    if (!place) return refuse(failure ? 'failed' : 'unknown')
    storePlace(place)
    setFault(null)
    onChoose(place)
  }
  return (
    <form className="ask-place" action="/service-points" onSubmit={(event) => void submit(event)} noValidate>
      <Field label={label} error={fault && w[fault]}>
        <TextInput
          ref={input}
          name="address"
          autoComplete="postal-code"
          autoFocus={focus}
          maxLength={100}
          required
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        {w.show}
      </Button>
    </form>
  )
}
