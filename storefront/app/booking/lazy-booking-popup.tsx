import { lazyOptional } from '@pito/web/parts/lazy-optional'

export const LazyBookingPopup = lazyOptional(() =>
  import('./booking-popup.tsx').then((loaded) => loaded.BookingPopup),
)
