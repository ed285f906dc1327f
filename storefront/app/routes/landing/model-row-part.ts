import { LazyPart } from '../../static/lazy-part.tsx'

/** The rows that come with a page are markup; their script comes with the first page that is loaded after it. */
export const modelRowPart = new LazyPart(() => import('./model-row.tsx').then(({ ModelRow }) => ModelRow))
