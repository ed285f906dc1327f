import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LazyPart, useLazyPart } from '../static/lazy-part.tsx'
import type { PlaceBoxProps, Selection } from './place-box.tsx'
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
  const selection = useRef<Selection>(null)
  useLazyPart(boxPart, isNeeded)
  const type = (text: string) => {
    setTyped(true)
    points.type(text)
  }
  const takeEarlyText = useEffectEvent(() => {
    const field = input.current
    if (field && field === document.activeElement) setNeeded(true)
    if (field?.value && field.value !== points.search.address) type(field.value)
  })
  // Somebody may have gone into the field, and typed, before the page was hydrated.
  useEffect(() => takeEarlyText(), [])
  const faults = { missing: w.addressMissing, unknown: w.placeUnknown }
  const box = isNeeded ? boxPart.render({ points, input, selection, label: w.address, hasTyped }) : null
  return (
    <Field label={w.address} error={points.fault && faults[points.fault]}>
      {box ?? (
        <TextInput
          ref={(field) => {
            input.current = field
            // Read here: a field that is out of the page may tell an older selection.
            return () => {
              const hasFocus = field !== null && field === document.activeElement
              selection.current = hasFocus ? [field.selectionStart, field.selectionEnd] : null
            }
          }}
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
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  )
}
