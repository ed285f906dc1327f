import { LazyPart } from '../../../static/lazy-part.tsx'

const below = () => import('./below.ts')

/** Everything under the search, in three parts: only the middle one ever changes. */
export const upperPart = new LazyPart(() => below().then(({ Upper }) => Upper))
export const bannersPart = new LazyPart(() => below().then(({ Banners }) => Banners))
export const lowerPart = new LazyPart(() => below().then(({ Lower }) => Lower))

/** Its data, and its components for a page that is about to be rendered. */
export async function loadParts(...given: Parameters<Awaited<ReturnType<typeof below>>['loadBelow']>) {
  const [{ loadBelow }] = await Promise.all([below(), upperPart.load(), bannersPart.load(), lowerPart.load()])
  return loadBelow(...given)
}
