import { LazyPart } from '../../../static/lazy-part.tsx'

/** Few ask for an alert, and the form works without its script, which comes with the next tyre. */
export const waitPart = new LazyPart(() =>
  import('./wait-for-tyre.tsx').then(({ WaitForTyre }) => WaitForTyre),
)
