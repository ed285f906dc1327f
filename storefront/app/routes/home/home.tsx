import './home.css'
import './finder.css'
import { getCmsPage } from '@pito/contracts/content'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { useLoaderData } from 'react-router'
import { page } from '../../api/page.ts'
import { titled } from '../../seo/page-meta.ts'
import { Still } from '../../still/still-part.tsx'
import { useShownVehicle } from '../../vehicle-shown.ts'
import { home } from '../../words/home.ts'
import { bannersPart, loadParts, lowerPart, upperPart } from './below/parts.ts'
import { finderVehicle, firstChoice } from './finder/finder-choice.ts'
import { reloadOptions } from './finder/finder-options.ts'
import { Hero } from './hero.tsx'

const load = page(async (api, { locale, url }) => {
  const choice = firstChoice(finderVehicle(url.searchParams.get('vehicle')))
  const [banner, options, below] = await Promise.all([
    // A shop whose content is still to be written has a front page all the same.
    api(getCmsPage, { page: 'home-page-banner-text', locale_id: cmsLocaleIds[locale] }).catch(() => null),
    reloadOptions(api, choice),
    loadParts(api, locale, choice.vehicle),
  ])
  return { banner: banner?.data.translations[0]?.content ?? '', finder: { choice, options }, below }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { keep: ['vehicle'] }
export const meta = titled(
  home,
  (w) => w.title,
  (w) => w.description,
)
export type HomeData = Awaited<ReturnType<typeof loader>>

export default function Home() {
  const { below } = useLoaderData<HomeData>()
  const vehicle = useShownVehicle()
  return (
    <>
      <Hero />
      <Still part={upperPart} given={{ below }} />
      <Still part={bannersPart} given={{ below, vehicle }} awake={vehicle !== null} />
      <Still part={lowerPart} given={{ below }} />
    </>
  )
}
