// The tab may be open in the first document: its styles cannot wait for its code.
import '../places/use-my-location.css'
import '../service-points/points.css'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'

const PointsTab = lazyOptional(() => import('./points-tab.tsx').then((loaded) => loaded.PointsTab))

/**
 * Few visitors open this tab first, so its code is loaded with the press. It is one element, because React would replace
 * the markup of the server by nothing if the finder rendered another one before the code has come.
 */
export const lazyPointsTab = (
  <Suspense>
    <PointsTab />
  </Suspense>
)
