import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'
import { useChosen } from './chosen-store.ts'

const CompareTray = lazyOptional(() => import('./compare-tray.tsx').then((loaded) => loaded.CompareTray))

/**
 * Shows the tray of chosen tyres. Its code is loaded when the first tyre is chosen, or at once if this tab already
 * has chosen tyres.
 */
export function LazyCompareTray() {
  if (useChosen().length === 0) return null
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  )
}
