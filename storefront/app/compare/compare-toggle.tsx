import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { nameOf } from '../tyres/name-of.ts'
import type { TyreCardData } from '../tyres/tyre-card-data.ts'
import { tyres } from '../words/tyres.ts'
import { compareAddress } from './compare-address.ts'

/** A link to the comparison with this tyre; where scripts run, one listener makes a choice of it (compare-place.tsx). */
export function CompareToggle({ tyre }: { tyre: Pick<TyreCardData, 'id' | 'brand' | 'model'> }) {
  const w = useWords(tyres)
  return (
    <Anchor className="compare" href={compareAddress([tyre.id])} rel="nofollow">
      {w.compare}
      <span className="vh">{` ${nameOf(tyre)}`}</span>
    </Anchor>
  )
}
