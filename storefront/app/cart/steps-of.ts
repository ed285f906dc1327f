import type { LineItem } from '@pito/contracts/cart'
import { truck } from '@pito/contracts/values/vehicle-type'

const steps = ['cart', 'garage', 'information', 'summary', 'confirm'] as const
export type CartStep = (typeof steps)[number]
type Lines = readonly { product: Pick<NonNullable<LineItem['product']>, 'vehicle_type'> | null }[]

/** Truck tyres are not fitted: with one in the cart there is no place to choose. */
export function stepsOf(lines: Lines): readonly CartStep[] {
  const fitted = lines.every(({ product }) => product?.vehicle_type !== truck)
  return steps.filter((step) => step !== 'garage' || fitted)
}
