import type { ButtonLook } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Suspense, startTransition, useRef, useState } from 'react'
import { LazyPlaceBox } from './lazy-place-box.tsx'
import type { Selection } from './place-box.tsx'
import type { PlaceSearch } from './place-search.ts'
import { LazyPlaceFault } from './places/lazy-place-fault.tsx'
import type { LocationFault } from './places/locate.ts'
import { NearMe } from './places/near-me.tsx'
import { placeWords } from './places/place-words.ts'
import { PlainPlaceField } from './plain-place-field.tsx'

interface PlaceFieldProps {
  readonly points: PlaceSearch
  readonly input: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly look?: ButtonLook | undefined
  /** What stands in place of the button "Near me" once something has been typed. By default the button stays. */
  readonly submit?: ReactNode
}

/**
 * The field for the place near which to search, with the button that finds the visitor's location. The field is a
 * plain one until it has the focus. The code for the suggestions is then loaded.
 */
export function PlaceField({ points, input, label, look, submit }: PlaceFieldProps) {
  const w = useWords(placeWords)
  const [isNeeded, setNeeded] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const [locationFault, setLocationFault] = useState<LocationFault | null>(null)
  const [hasNoNames, setNoNames] = useState(false)
  const selection = useRef<Selection>(null)
  // The change is a transition, so that the plain field stays on the page with its focus until the code has loaded.
  const loadBox = () => startTransition(() => setNeeded(true))
  const type = (text: string) => {
    setTyped(true)
    setLocationFault(null)
    points.type(text)
  }
  const choose: PlaceSearch['choose'] = (place) => {
    setLocationFault(null)
    points.choose(place)
  }
  const showFault = (fault: LocationFault) => {
    setLocationFault(fault)
    input.current?.focus()
  }
  const { fault } = points
  const sentence =
    locationFault || fault === 'unavailable' ? (
      <Sentence fault={locationFault ?? 'unavailable'} />
    ) : (
      fault && w[fault]
    )
  const box = { points: { ...points, type, choose }, input, selection, label, hasTyped }
  const props = { ...box, onNamesFailed: setNoNames }
  return (
    <>
      <Field label={label} error={sentence} live={locationFault !== null}>
        <Suspense>
          {isNeeded ? (
            <LazyPlaceBox {...props} />
          ) : (
            // After a search with the Enter key, no suggestions are shown, because they would cover the results.
            <PlainPlaceField {...props} onFocus={loadBox} onEnter={() => setTyped(false)} />
          )}
        </Suspense>
      </Field>
      {submit && points.search.address !== '' ? (
        submit
      ) : (
        <NearMe look={look} onChoose={choose} onFault={showFault} />
      )}
      <p className="place-note small" aria-live="polite">
        {hasNoNames && !sentence && <Sentence fault="noNames" />}
      </p>
    </>
  )
}

function Sentence(props: ComponentProps<typeof LazyPlaceFault>) {
  return (
    <Suspense>
      <LazyPlaceFault {...props} />
    </Suspense>
  )
}
