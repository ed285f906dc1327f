import { stillPart } from '../still/still-part.tsx'

/** Behind a tab that few open first: its script comes with the press. */
export const pointsPart = stillPart(() => import('./points-form.tsx').then(({ PointsForm }) => PointsForm))
