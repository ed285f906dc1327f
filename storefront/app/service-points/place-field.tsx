import { Field } from '@pito/ui/field'
import { useWords } from '@pito/web/words/words'
import type { RefObject } from 'react'
import { Suspense, startTransition, useRef, useState } from 'react'
import { LazyPlaceBox } from './lazy-place-box.tsx'
import type { Selection } from './place-box.tsx'
import type { PlaceSearch } from './place-search.ts'
import { PlainPlaceField } from './plain-place-field.tsx'
import { servicePoints } from './service-point-words.ts'

interface PlaceFieldProps {
  readonly points: PlaceSearch
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * The field for the place near which to search. It is a plain field until it has the focus. The code for the
 * suggestions is then loaded.
 */
export function PlaceField({ points, input }: PlaceFieldProps) {
  const w = useWords(servicePoints)
  const [isNeeded, setNeeded] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const selection = useRef<Selection>(null)
  // The change is a transition, so that the plain field stays on the page with its focus until the code has loaded.
  const loadBox = () => startTransition(() => setNeeded(true))
  const type = (text: string) => {
    setTyped(true)
    points.type(text)
  }
  const faults = { missing: w.addressMissing, unknown: w.placeUnknown }
  const props = { points: { ...points, type }, input, selection, label: w.address, hasTyped }
  return (
    <Field label={w.address} error={points.fault && faults[points.fault]}>
      <Suspense>
        {isNeeded ? (
          <LazyPlaceBox {...props} />
        ) : (
          // After a search with the Enter key, no suggestions are shown, because they would cover the results.
          <PlainPlaceField {...props} onFocus={loadBox} onEnter={() => setTyped(false)} />
        )}
      </Suspense>
    </Field>
  )
}
