import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense, useEffect, useState } from 'react'
import { actingUntil } from './acting-cookie.ts'

const ActingBar = lazyOptional(() => import('./acting-bar.tsx').then((loaded) => loaded.ActingBar))

/**
 * Shows the bar only to staff who act as a customer. It is added after load, because cached pages are the same for
 * every visitor.
 */
export function LazyActingBar() {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => setUntil(actingUntil(document.cookie)), [])
  return <Suspense>{until !== null && <ActingBar until={until} />}</Suspense>
}
