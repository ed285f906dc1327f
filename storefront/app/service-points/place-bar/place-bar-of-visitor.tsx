import { chosenPoint } from '../places/place-memory.ts'
import { PlaceBar } from './place-bar.tsx'

/** The bar on pages that have no service point of their own. It names the one that was last selected in this browser. */
export function PlaceBarOfVisitor() {
  const point = chosenPoint.useValue()
  return <PlaceBar point={point && { name: point.company_name }} />
}
