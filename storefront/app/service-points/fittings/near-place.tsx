import type { Place } from '@pito/contracts/places'
import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { fittingWords } from './fitting-words.ts'

interface NearPlaceProps {
  readonly place: Place
  /** Whether the button takes the focus, because the visitor has just submitted the form that it replaces. */
  readonly focus: boolean
  readonly onChange: () => void
}

/** Names the place near which fittings are shown, with a button to change the place. */
export function NearPlace({ place, focus, onChange }: NearPlaceProps) {
  const w = useWords(fittingWords)
  return (
    <p className="row small">
      <span className="quiet">{w.near(place.label)}</span>
      <Button look="link" autoFocus={focus} onClick={onChange}>
        {w.change}
      </Button>
    </p>
  )
}
