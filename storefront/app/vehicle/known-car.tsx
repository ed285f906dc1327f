import { Button } from '@pito/ui/button'
import { useWords } from '@pito/web/words/words'
import { plate } from './plate-words.ts'
import { useKnownVehicle } from './use-known-vehicle.ts'
import { forgetVehicle } from './vehicle-store.ts'

/**
 * Names the vehicle with which the shop compares tyres in this browser tab, and offers to forget it. The text is added
 * after the page has loaded; its space is reserved if a vehicle is known.
 */
export function KnownCar() {
  const w = useWords(plate)
  const vehicle = useKnownVehicle()
  return (
    <span className="fit-region small">
      {vehicle && (
        <>
          {w.yourCar(vehicle.name)}{' '}
          <Button look="link" onClick={forgetVehicle}>
            {w.forgetVehicle}
          </Button>
        </>
      )}
    </span>
  )
}
