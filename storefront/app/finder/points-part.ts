// The tab may be open in the first document: its styles cannot wait for its script.
import '../places/use-my-location.css'
import '../service-points/points.css'
import { LazyPart } from '../static/lazy-part.tsx'

/** Behind a tab that few open first: its script comes with the press. */
export const pointsPart = new LazyPart(() => import('./points-tab.tsx').then(({ PointsTab }) => PointsTab))
