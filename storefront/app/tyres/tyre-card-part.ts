import { stillPart } from '../still/still-part.tsx'

/** The cards that come with a page are markup; their script comes with the first list that is loaded after it. */
export const tyreCardPart = stillPart(() => import('./tyre-card.tsx').then(({ TyreCard }) => TyreCard))
