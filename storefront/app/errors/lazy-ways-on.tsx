import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'
import type { SizeOptions } from '../api/size-options.ts'

const WaysOn = lazyOptional(() => import('./ways-on.tsx').then((loaded) => loaded.WaysOn))

/** The ways to continue on an error page, whose code other pages do not load. */
export function LazyWaysOn({ sizes }: { sizes: SizeOptions | null }) {
  return (
    <Suspense fallback={null}>
      <WaysOn sizes={sizes} />
    </Suspense>
  )
}
