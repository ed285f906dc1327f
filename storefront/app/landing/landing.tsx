import './landing.css'
import { onServer } from '../page/page.ts'
import { landingQueryNames } from './landing-address.ts'
import { landing } from './landing-client-loaders.ts'
import { LandingPage } from './landing-page.tsx'
import { uncachedIfIncomplete } from './landing-route.ts'
import { loadLanding } from './load-landing.ts'

export { landingMeta as meta } from './landing-meta.ts'

/** The page of a brand, a model or a category. */
export const loader = uncachedIfIncomplete(onServer(loadLanding))
export const clientLoader = landing
export const handle = { cacheBy: landingQueryNames }

export default function Landing() {
  return <LandingPage />
}
