import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import { FitUnchecked } from './fit-unchecked.tsx'
import { useVehicleText } from './vehicle-store.ts'

const FitLine = lazyOptional(() => import('./fit-line.tsx').then((loaded) => loaded.FitLine), FitUnchecked)

/**
 * Shows whether the tyre fits. One line is reserved for it on the cached page, so that nothing moves when the
 * visitor's vehicle is known.
 */
export function LazyFitLine({ tyre }: { tyre: FitTyre & { readonly id: number } }) {
  const isKnown = useVehicleText() !== null
  return (
    <div className="fit-line-region">
      <Suspense>{isKnown && <FitLine tyre={tyre} />}</Suspense>
    </div>
  )
}
