import { lazyOptional } from '@pito/web/parts/lazy-optional'

export const LazyPointsFinder = lazyOptional(() =>
  import('./points-finder.tsx').then((loaded) => loaded.PointsFinder),
)
