import { listFittingOffers } from '@pito/contracts/fittings'
import { FittingOffers } from './fitting-offers.tsx'
import { coordinatesOf } from './load-fittings.ts'

export interface TyresToFit {
  readonly tyreId: number
  readonly quantity: number
}

export function TyreOffers({ tyreId, quantity }: TyresToFit) {
  const tyres = { product_id: String(tyreId), quantity: String(quantity) }
  return (
    <FittingOffers
      needed={`${tyreId} ${quantity}`}
      find={async (api, place) => (await api(listFittingOffers, { ...coordinatesOf(place), ...tyres })).data}
    />
  )
}
