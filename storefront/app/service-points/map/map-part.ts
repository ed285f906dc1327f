import { LazyPart } from '../../static/lazy-part.tsx'

/** The map comes as markup; its script comes when the list changes or is touched. */
export const mapPart = new LazyPart(() => import('./points-map.tsx').then(({ PointsMap }) => PointsMap))
