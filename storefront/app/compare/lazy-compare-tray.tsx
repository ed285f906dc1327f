import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'
import { useChosen } from './chosen-store.ts'

const CompareTray = lazyOptional(() => import('./compare-tray.tsx').then((loaded) => loaded.CompareTray))

/**
 * The tray of chosen tyres. Its code is loaded with the first choice, or at once if this tab has already chosen some.
 */
export function LazyCompareTray() {
  if (useChosen().length === 0) return null
  return (
    <Suspense>
      <CompareTray />
    </Suspense>
  )
}
