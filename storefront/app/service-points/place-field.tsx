import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import type { RefObject } from 'react'
import { useState } from 'react'
import { LazyPart, useLazyPart } from '../static/lazy-part.tsx'
import { useWords } from '../words/words.ts'
import type { PlaceBoxProps } from './place-box.tsx'
import type { PlaceSearch } from './place-search.ts'
import { servicePoints } from './service-point-words.ts'

interface PlaceFieldProps {
  readonly points: PlaceSearch
  readonly input: RefObject<HTMLInputElement | null>
}

const boxPart = new LazyPart<PlaceBoxProps>(() => import('./place-box.tsx').then(({ PlaceBox }) => PlaceBox))

/** Where to search. A plain field until somebody goes into it; then the list of places comes with its script. */
export function PlaceField({ points, input }: PlaceFieldProps) {
  const w = useWords(servicePoints)
  const [isNeeded, setNeeded] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  useLazyPart(boxPart, isNeeded)
  const faults = { missing: w.addressMissing, unknown: w.placeUnknown }
  const box = isNeeded ? boxPart.render({ points, input, label: w.address, hasTyped }) : null
  return (
    <Field label={w.address} error={points.fault && faults[points.fault]}>
      {box ?? (
        <TextInput
          ref={input}
          name="address"
          autoComplete="off"
          maxLength={100}
          required
          value={points.search.address}
          onFocus={() => setNeeded(true)}
          onKeyDown={({ key }) => {
            // The list that comes after the search would lie over what it found.
            if (key === 'Enter') setTyped(false)
          }}
          onChange={({ target }) => {
            setTyped(true)
            points.type(target.value)
          }}
        />
      )}
    </Field>
  )
}
