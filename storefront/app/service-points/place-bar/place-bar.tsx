import { useRef, useState } from 'react'
import { useOffersFitting } from '../../page/root-data.ts'
import { usePlace } from '../places/place-memory.ts'
import type { ShownPoint } from './known-place.tsx'
import { KnownPlace } from './known-place.tsx'
import { PlaceForm } from './place-form.tsx'
import { openPicker, PointPicker } from './point-picker.tsx'

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
