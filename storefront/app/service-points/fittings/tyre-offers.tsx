import { listFittingOffers } from '@pito/contracts/fittings'
import type { ReactNode } from 'react'
import { FittingOffers } from './fitting-offers.tsx'
import { coordinatesOf } from './load-fittings.ts'

export interface TyreOffersProps {
  readonly tyreId: number
  readonly quantity: number
  /** Called with the line about the earliest fitting, or with null when there is none to show. */
  readonly onSoonest?: (line: ReactNode) => void
}

export function TyreOffers({ tyreId, quantity, onSoonest }: TyreOffersProps) {
  const tyres = { product_id: String(tyreId), quantity: String(quantity) }
  return (
    <FittingOffers
      onSoonest={onSoonest}
      needed={`${tyreId} ${quantity}`}
      find={async (api, place) => (await api(listFittingOffers, { ...coordinatesOf(place), ...tyres })).data}
    />
  )
}
