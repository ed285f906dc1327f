import type { Place } from '@pito/contracts/places'
import { Button } from '@pito/ui/button'
import { Dialog, openDialog } from '@pito/ui/dialog'
import { iconClass } from '@pito/ui/icon-class'
import { useApi } from '@pito/web/api/use-api'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import type { RefObject, SubmitEvent } from 'react'
import { Suspense, useId, useRef, useState } from 'react'
import { useOffersFitting } from '../../page/root-data.ts'
import { LanguageField } from '../language-field.tsx'
import { PlaceField } from '../place-field.tsx'
import type { AddressFault, PlaceSearch } from '../place-search.ts'
import { findPlace } from '../places/find-place.ts'
import { storePlace, usePlace } from '../places/place-memory.ts'
import { placeName } from '../places/place-name.ts'
import { placeWords } from '../places/place-words.ts'

interface PlaceBarProps {
  /** The selected service point, or null if none is selected. */
  readonly point: ShownPoint | null
  /** Called with the slug of the service point that the visitor selects, or with null. */
  readonly onChoose?: ((slug: string | null) => void) | undefined
}

/**
 * The control for the place, once on a page: names the place that the shop remembers and the selected service point,
 * or asks for a place. A shop that fits no tyres does not ask.
 */
export function PlaceBar({ point, onChoose }: PlaceBarProps) {
  const place = usePlace()
  const input = useRef<HTMLInputElement>(null)
  const [openings, setOpenings] = useState(0)
  // True after the visitor has entered the place here. A stored place does not move the focus.
  const [isEntered, setEntered] = useState(false)
  const change = () => {
    setOpenings(openings + 1)
    openPicker()
  }
  if (!useOffersFitting()) return null
  return (
    <div className="placebar">
      {place || point ? (
        <KnownPlace place={place} point={point} focus={isEntered} onChange={change} />
      ) : (
        <PlaceForm input={input} onDone={() => setEntered(true)} />
      )}
      <PointPicker
        openings={openings}
        onChoose={onChoose}
        // A visitor who has cleared the place in the dialog continues in the field.
        onClose={() => input.current?.focus()}
      />
    </div>
  )
}

const pickerId = 'point-picker'

function openPicker(): void {
  openDialog(pickerId)
}

interface PointPickerProps {
  /** How often the dialog has been opened. */
  readonly openings: number
  readonly onChoose: ((slug: string | null) => void) | undefined
  readonly onClose: () => void
}

/** The dialog in which the visitor searches for a place and selects a service point. Its code is loaded when it opens. */
function PointPicker({ openings, onChoose, onClose }: PointPickerProps) {
  const w = useWords(placeWords)
  return (
    <Dialog id={pickerId} className="pick-point" title={w.pick} closeLabel={w.close} onClose={onClose}>
      {openings > 0 && (
        // The key mounts the search anew at each opening, so that it starts with the stored selection, which a chip
        // or a change of vehicle may have cleared.
        <Suspense key={openings}>
          <LazyPointsFinder radiusAfterClearing={100} onChoose={(point) => onChoose?.(point?.slug ?? null)} />
        </Suspense>
      )}
    </Dialog>
  )
}

const LazyPointsFinder = lazyOptional(() =>
  import('../points-finder.tsx').then((loaded) => loaded.PointsFinder),
)

interface ShownPoint {
  readonly name: string
}

interface KnownPlaceProps {
  readonly place: Place | null
  readonly point: ShownPoint | null
  /** Whether the button takes the focus, because the visitor has just submitted the form that it replaces. */
  readonly focus: boolean
  readonly onChange: () => void
}

function KnownPlace({ place, point, focus, onChange }: KnownPlaceProps) {
  const w = useWords(placeWords)
  const id = useId()
  return (
    <div className={`placebar__known ${iconClass('pin')}`}>
      <p className="placebar__names" id={id}>
        {place && <span>{w.near(placeName(place))}</span>}
        {point && <span>{w.at(point.name)}</span>}
      </p>
      <Button look="bare" aria-haspopup="dialog" aria-describedby={id} autoFocus={focus} onClick={onChange}>
        {w.change}
      </Button>
    </div>
  )
}

interface PlaceFormProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** Called when the visitor has entered a place here. */
  readonly onDone: () => void
}

/**
 * Asks for the place. Without scripts, the form opens the page of service points, which searches on the server. If places
 * cannot be searched at the moment, the visitor stays on the page.
 */
function PlaceForm({ input, onDone }: PlaceFormProps) {
  const w = useWords(placeWords)
  const { placeSearch, isBusy, submit } = useTypedPlace(input, onDone)
  const show = (
    <Button type="submit" busy={isBusy}>
      {w.show}
    </Button>
  )
  return (
    <form
      className="placebar__form"
      action="/service-points"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <LanguageField />
      <PlaceField points={placeSearch} input={input} label={w.place} submit={show} />
      <Button type="submit" className="without-scripts">
        {w.show}
      </Button>
    </form>
  )
}

/** Holds the text of the field. Submitting the form stores the place that the text names. */
function useTypedPlace(input: RefObject<HTMLInputElement | null>, onDone: () => void) {
  const api = useApi()
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<AddressFault>(null)
  const [isBusy, setBusy] = useState(false)
  const refuse = (why: AddressFault) => {
    setFault(why)
    input.current?.focus()
  }
  const choose = (place: Place) => {
    onDone()
    storePlace(place)
  }
  const placeSearch: PlaceSearch = {
    search: { address },
    fault,
    type(text) {
      setFault(null)
      setAddress(text)
    },
    choose,
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = address.trim()
    if (typed === '') return refuse('missing')
    setBusy(true)
    const { data: place, failure } = await settled(findPlace(api, typed))
    setBusy(false)
    if (place) choose(place)
    else refuse(failure ? 'unavailable' : 'unknown')
  }
  return { placeSearch, isBusy, submit }
}
