import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import { FitUnchecked } from './fit-unchecked.tsx'
import { useVehicleText } from './vehicle-store.ts'

const OwnFitMark = lazyOptional(
  () => import('./own-fit-mark.tsx').then((loaded) => loaded.OwnFitMark),
  FitUnchecked,
)

/**
 * Says whether a tyre fits the vehicle of this browser tab. The mark is added after the page has loaded; its space is
 * reserved if a vehicle is known (see vehicle-key.ts).
 */
export function LazyFitMark({ tyre }: { tyre: FitTyre }) {
  const isKnown = useVehicleText() !== null
  return (
    <span className="fit-region">
      {isKnown && (
        <Suspense>
          <OwnFitMark tyre={tyre} />
        </Suspense>
      )}
    </span>
  )
}
