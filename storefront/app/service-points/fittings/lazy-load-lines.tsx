import { lazyOptional } from '@pito/web/parts/lazy-optional'

export const LazyLoadLines = lazyOptional(() => import('./load-lines.tsx').then((loaded) => loaded.LoadLines))
