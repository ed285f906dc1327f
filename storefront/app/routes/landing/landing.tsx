import './landing.css'
import { page } from '../../api/page.ts'
import { landingQueryNames } from './landing-address.ts'
import { LandingPage } from './landing-page.tsx'
import { wholeOrPassing } from './landing-route.ts'
import { loadLanding } from './load-landing.ts'

export { landingMeta as meta } from './landing-meta.ts'

/** The page of a brand, a model or a category. */
const load = page((api, asked) => loadLanding(api, asked))
export const loader = wholeOrPassing(load.onServer)
export const clientLoader = load.inBrowser
export const handle = { keep: landingQueryNames }

export default function Landing() {
  return <LandingPage />
}
