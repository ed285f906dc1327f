import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense, useEffect, useState } from 'react'
import { actingUntil } from './acting-cookie.ts'

const ActingBar = lazyOptional(() => import('./acting-bar.tsx').then((loaded) => loaded.ActingBar))

/**
 * Cached pages are the same for every visitor, so the bar is added after load, and only for staff who act as a
 * customer.
 */
export function LazyActingBar() {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => setUntil(actingUntil(document.cookie)), [])
  return <Suspense>{until !== null && <ActingBar until={until} />}</Suspense>
}
