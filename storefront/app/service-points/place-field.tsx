import type { Place } from '@pito/contracts/places'
import type { ButtonLook } from '@pito/ui/button'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { useApi } from '@pito/web/api/use-api'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { Suspense, startTransition, useRef, useState } from 'react'
import { LazyPlaceBox } from './lazy-place-box.tsx'
import type { Selection } from './place-box.tsx'
import type { PlaceSearch } from './place-search.ts'
import type { LocationFault } from './places/locate.ts'
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

const LazyPlaceFault = lazyOptional(() =>
  import('./places/place-fault.tsx').then((loaded) => loaded.PlaceFault),
)

interface NearMeProps {
  readonly look?: ButtonLook | undefined
  readonly onChoose: (place: Place) => void
  readonly onFault: (fault: LocationFault) => void
}

/** Finds the visitor's location. The browser asks for permission only after the button was pressed. */
export function NearMe({ look, onChoose, onFault }: NearMeProps) {
  const w = useWords(placeWords)
  const api = useApi()
  const [isLocating, setLocating] = useState(false)
  const run = async () => {
    setLocating(true)
    const located = await import('./places/locate.ts').then(
      ({ locate }) => locate(api, navigator.geolocation),
      () => null,
    )
    setLocating(false)
    if (located?.place) onChoose(located.place)
    else onFault(located?.fault ?? 'failed')
  }
  return (
    <Button className="near-me" look={look} busy={isLocating} onClick={() => void run()}>
      {w.nearMe}
    </Button>
  )
}
