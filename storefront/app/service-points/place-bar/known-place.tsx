import type { Place } from '@pito/contracts/places'
import { Button } from '@pito/ui/button'
import { iconClass } from '@pito/ui/icon-class'
import { useWords } from '@pito/web/words/words'
import { useId } from 'react'
import { placeName } from '../places/place-name.ts'
import { placeWords } from '../places/place-words.ts'

export interface ShownPoint {
  readonly name: string
}

interface KnownPlaceProps {
  readonly place: Place | null
  readonly point: ShownPoint | null
  /** Whether the button takes the focus, because the visitor has just submitted the form that it replaces. */
  readonly focus: boolean
  readonly onChange: () => void
}

export function KnownPlace({ place, point, focus, onChange }: KnownPlaceProps) {
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
