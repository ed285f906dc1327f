import './fittings.css'
import { listFittingOffers } from '@pito/contracts/fittings'
import { useWords } from '@pito/web/words/words'
import { PlaceBarOfVisitor } from '../place-bar/place-bar-of-visitor.tsx'
import { FittingOffers } from './fitting-offers.tsx'
import { fittingWords } from './fitting-words.ts'
import { coordinatesOf } from './load-fittings.ts'

interface TyreFittingProps {
  readonly tyreId: number
  readonly quantity: number
}

/** Shows the bar for the place and, once a place is known, where the tyres are fitted near it, when and at what cost. */
export function TyreFitting({ tyreId, quantity }: TyreFittingProps) {
  const w = useWords(fittingWords)
  return (
    <section className="tyre-fitting" aria-label={w.title}>
      <PlaceBarOfVisitor />
      <FittingOffers
        needed={`${tyreId} ${quantity}`}
        find={async (api, place) => {
          const tyres = { product_id: String(tyreId), quantity: String(quantity) }
          return (await api(listFittingOffers, { ...coordinatesOf(place), ...tyres })).data
        }}
      />
    </section>
  )
}
