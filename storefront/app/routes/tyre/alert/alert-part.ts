import { LazyPart } from '../../../static/lazy-part.tsx'

/** Few ask for an alert, and the form works without its script, which comes with the next tyre. */
export const alertPart = new LazyPart(() =>
  import('./tyre-alert-disclosure.tsx').then(({ TyreAlertDisclosure }) => TyreAlertDisclosure),
)
