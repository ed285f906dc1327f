import './use-my-location.css'
import type { Place } from '@pito/contracts/places'
import { Button } from '@pito/ui/button'
import { useApi } from '@pito/web/api/use-api'
import { useWords } from '@pito/web/words/words'
import { useState } from 'react'
import type { LocationFault } from './locate.ts'
import { locate } from './locate.ts'
import { location } from './location-words.ts'

/** Finds the visitor's location. The browser asks for permission only after the button was pressed. */
export function UseMyLocation({ onChoose }: { onChoose: (place: Place) => void }) {
  const w = useWords(location)
  const api = useApi()
  const [isLocating, setLocating] = useState(false)
  const [fault, setFault] = useState<LocationFault | null>(null)
  const run = async () => {
    setFault(null)
    setLocating(true)
    const located = await locate(api, navigator.geolocation)
    setLocating(false)
    setFault(located.fault)
    if (located.place) onChoose(located.place)
  }
  return (
    <div className="my-location">
      <Button look="link" busy={isLocating} onClick={() => void run()}>
        {w.use}
      </Button>
      <p className="small" role="alert">
        {fault && w[fault]}
      </p>
    </div>
  )
}
