import { LazyPart } from '../static/lazy-part.tsx'

/** Behind a tab that few open first: its script comes with the press. */
export const pointsPart = new LazyPart(() => import('./points-tab.tsx').then(({ PointsTab }) => PointsTab))
