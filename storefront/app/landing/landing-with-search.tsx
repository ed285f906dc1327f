import './landing.css'
import '../vehicle/finder/finder-page.css'
import { useLoaderData } from 'react-router'
import { onServer } from '../page/page.ts'
import { Finder } from '../vehicle/finder/finder.tsx'
import { unlessOnlyTheTab } from '../vehicle/finder/finder-start.ts'
import { landingQueryNames } from './landing-address.ts'
import { landingWithSearch } from './landing-client-loaders.ts'
import type { LandingData } from './landing-data.ts'
import { LandingPage } from './landing-page.tsx'
import { uncachedIfIncomplete } from './landing-route.ts'
import { loadWithSearch } from './load-search.ts'

export { landingMeta as meta } from './landing-meta.ts'

/** The page of a season or a size, with the search in its banner. */
export const loader = uncachedIfIncomplete(onServer(loadWithSearch))
export const clientLoader = landingWithSearch
export const shouldRevalidate = unlessOnlyTheTab
export const handle = { cacheBy: [...landingQueryNames, 'vehicle'] }

export default function LandingWithSearch() {
  const { finder, path } = useLoaderData<LandingData>()
  return <LandingPage search={finder && <Finder key={path} start={finder} />} />
}
