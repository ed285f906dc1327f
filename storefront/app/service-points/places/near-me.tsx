import type { Place } from '@pito/contracts/places'
import type { ButtonLook } from '@pito/ui/button'
import { Button } from '@pito/ui/button'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { LocationFault } from './locate.ts'
import { placeWords } from './place-words.ts'

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
    const located = await import('./locate.ts').then(
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
