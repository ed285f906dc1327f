import { LazyPart } from '../../../static/lazy-part.tsx'

/** Markup alone: a page that came as HTML needs neither the script nor the data. */
export const alternativesPart = new LazyPart(() =>
  import('./tyre-alternatives.tsx').then(({ TyreAlternatives }) => TyreAlternatives),
)
