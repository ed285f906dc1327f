import { FittedSection } from './fitted-section.tsx'
import { LazyTyreOffers } from './lazy-offers.tsx'
import type { TyresToFit } from './tyre-offers.tsx'

/** Shows where the tyres are fitted near the visitor, when and at what cost. */
export function TyreFitting(tyres: TyresToFit) {
  return (
    <FittedSection>
      <LazyTyreOffers {...tyres} />
    </FittedSection>
  )
}
