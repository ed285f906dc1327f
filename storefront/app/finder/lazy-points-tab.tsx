// The styles are imported here because the tab may be open in the first document, before its code has loaded.
import '../places/use-my-location.css'
import '../service-points/points.css'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'

const PointsTab = lazyOptional(() => import('./points-tab.tsx').then((loaded) => loaded.PointsTab))

/**
 * Few visitors open this tab first, so its code is loaded when it is pressed. It is a single constant element, because
 * React would replace the server's markup with nothing if the finder rendered a different element before the code has
 * loaded.
 */
export const lazyPointsTab = (
  <Suspense>
    <PointsTab />
  </Suspense>
)
