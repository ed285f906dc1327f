import { lazyOptional } from '@pito/web/parts/lazy-optional'

export const LazyTyreOffers = lazyOptional(() =>
  import('./tyre-offers.tsx').then((loaded) => loaded.TyreOffers),
)
export const LazyCartOffers = lazyOptional(() =>
  import('./cart-offers.tsx').then((loaded) => loaded.CartOffers),
)
