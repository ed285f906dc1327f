import { tabStorage } from '@pito/web/boot/storage'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense, useEffect, useState } from 'react'
import type { FitTyre } from './fit-of-tyre.ts'
import { vehicleKey } from './vehicle-key.ts'

const FitLine = lazyOptional(() => import('./fit-line.tsx').then((loaded) => loaded.FitLine))

/**
 * Shows whether the tyre fits. One line is reserved for it on the cached page, so that nothing moves when the
 * visitor's vehicle is known.
 */
export function LazyFitLine({ tyre }: { tyre: FitTyre }) {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown(Boolean(tabStorage.get(vehicleKey))), [])
  return (
    <div className="fit-line-region">
      <Suspense>{isKnown && <FitLine tyre={tyre} />}</Suspense>
    </div>
  )
}
