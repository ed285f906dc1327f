import { FittedSection } from './fitted-section.tsx'
import { LazyTyreOffers } from './lazy-offers.tsx'
import type { TyreOffersProps } from './tyre-offers.tsx'

/** Shows where the tyres are fitted near the visitor, when and at what cost. */
export function TyreFitting({ id, ...tyres }: TyreOffersProps & { readonly id?: string }) {
  return (
    <FittedSection id={id}>
      <LazyTyreOffers {...tyres} />
    </FittedSection>
  )
}
