import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { PlainPlaceField } from './plain-place-field.tsx'

export const LazyPlaceBox = lazyOptional(
  () => import('./place-box.tsx').then((loaded) => loaded.PlaceBox),
  PlainPlaceField,
)
