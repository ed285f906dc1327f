import { stillPart } from '../../still/still-part.tsx'

/** Few wait for a tyre, and its form works as it was written: the script comes when another tyre is gone to. */
export const waitPart = stillPart(() => import('./wait-for-tyre.tsx').then(({ WaitForTyre }) => WaitForTyre))
