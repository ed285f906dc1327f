// The styles are imported here and not in the tab's module, because the first document may already contain the open
// tab before its code has loaded.
import '../../service-points/points.css'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { Suspense } from 'react'

const PointsTab = lazyOptional(() => import('./points-tab.tsx').then((loaded) => loaded.PointsTab))

/**
 * Few visitors open this tab first, so its code is loaded when the tab is pressed. This is a constant element,
 * because React would remove the server's markup if the finder rendered a new element before the code has loaded.
 */
export const lazyPointsTab = (
  <Suspense>
    <PointsTab />
  </Suspense>
)
