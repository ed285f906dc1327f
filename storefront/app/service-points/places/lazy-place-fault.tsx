import { lazyOptional } from '@pito/web/parts/lazy-optional'

export const LazyPlaceFault = lazyOptional(() =>
  import('./place-fault.tsx').then((loaded) => loaded.PlaceFault),
)
