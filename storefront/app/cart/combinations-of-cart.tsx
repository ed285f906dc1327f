import type { LineItem } from '@pito/contracts/cart'
import { useVehicleOfCart } from '../vehicle/in-cart/cart-vehicle-context.ts'
import { CombinationNotes } from './combination-notes.tsx'
import { unusualCombinations } from './unusual-combinations.ts'

/** Points out unusual combinations of tyres in the cart. What is usual also depends on the vehicle of the cart. */
export function CombinationsOfCart({ lines }: { readonly lines: readonly LineItem[] }) {
  const { vehicle } = useVehicleOfCart()
  return <CombinationNotes combinations={unusualCombinations(lines, vehicle?.pairs ?? [])} />
}
