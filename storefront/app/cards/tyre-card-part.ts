import { LazyPart } from '../static/lazy-part.tsx'

/** The cards that come with a page are markup; their script comes with the first list that is loaded after it. */
export const tyreCardPart = new LazyPart(() => import('./tyre-card.tsx').then(({ TyreCard }) => TyreCard))
