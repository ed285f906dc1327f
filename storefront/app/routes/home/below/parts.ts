import { LazyPart } from '../../../static/lazy-part.tsx'

const below = () => import('./below.ts')

/** Everything under the search, in four parts: shelf and banners change with the vehicle. */
export const shelfPart = new LazyPart(() => below().then(({ SeasonShelf }) => SeasonShelf))
export const upperPart = new LazyPart(() => below().then(({ Upper }) => Upper))
export const bannersPart = new LazyPart(() => below().then(({ Banners }) => Banners))
export const lowerPart = new LazyPart(() => below().then(({ Lower }) => Lower))

/** Its data, and its components for a page that is about to be rendered. */
export async function loadParts(...args: Parameters<Awaited<ReturnType<typeof below>>['loadBelow']>) {
  const parts = [shelfPart, upperPart, bannersPart, lowerPart]
  const [{ loadBelow }] = await Promise.all([below(), ...parts.map((part) => part.load())])
  return loadBelow(...args)
}

/** The shelf of another vehicle, and its component. */
export async function reloadShelf(...args: Parameters<Awaited<ReturnType<typeof below>>['loadSeasonTyres']>) {
  const [{ loadSeasonTyres }] = await Promise.all([below(), shelfPart.load()])
  return loadSeasonTyres(...args)
}
