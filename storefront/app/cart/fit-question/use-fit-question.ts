import { useApi } from '@pito/web/api/use-api'
import { useState } from 'react'
import { useVehicleText } from '../../vehicle/vehicle-store.ts'
import { cartRequested } from '../cart-marks.ts'

/**
 * Asks about the tyres of a form before the form is submitted. `isNeeded` is false if no vehicle is known. The code for
 * the question is loaded at the first press; if it cannot be loaded, nothing is asked.
 */
export function useFitQuestion() {
  const api = useApi()
  const isNeeded = useVehicleText() !== null
  const [isAsking, setAsking] = useState(false)
  const ask = async (ids: readonly number[]) => {
    setAsking(true)
    window.dispatchEvent(new Event(cartRequested))
    // The quick cart contains the dialog of the question.
    const code = Promise.all([import('../../vehicle/in-cart/ask-about-fit.ts'), import('../quick-cart.tsx')])
    const answer = await code.then(
      ([{ askAboutTyres }]) => askAboutTyres(api, ids),
      () => [],
    )
    setAsking(false)
    return answer
  }
  return { isNeeded, isAsking, ask }
}
