import { stillPart } from '../../../still/still-part.tsx'

const below = () => import('./below.ts')

/** Everything under the search, in three parts: only the middle one ever changes. */
export const upperPart = stillPart(() => below().then(({ Upper }) => Upper))
export const bannersPart = stillPart(() => below().then(({ Banners }) => Banners))
export const lowerPart = stillPart(() => below().then(({ Lower }) => Lower))

/** Its data, and its components for a page that is about to be rendered. */
export async function loadParts(...given: Parameters<Awaited<ReturnType<typeof below>>['loadBelow']>) {
  const [{ loadBelow }] = await Promise.all([
    below(),
    upperPart.ready(),
    bannersPart.ready(),
    lowerPart.ready(),
  ])
  return loadBelow(...given)
}
