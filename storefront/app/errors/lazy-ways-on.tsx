import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'
import type { WaysOnProps } from './ways-on.tsx'

const WaysOn = lazyOptional(() => import('./ways-on.tsx').then((loaded) => loaded.WaysOn))

/** The ways to continue on an error page, whose code other pages do not load. */
export function LazyWaysOn(props: WaysOnProps) {
  return (
    <Suspense fallback={null}>
      <WaysOn {...props} />
    </Suspense>
  )
}
