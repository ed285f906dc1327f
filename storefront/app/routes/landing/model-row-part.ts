import { stillPart } from '../../still/still-part.tsx'

/** The rows that come with a page are markup; their script comes with the first page that is loaded after it. */
export const modelRowPart = stillPart(() => import('./model-row.tsx').then(({ ModelRow }) => ModelRow))
