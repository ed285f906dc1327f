import './home.css'
import '../../finder/finder-page.css'
import { getCmsPage } from '@pito/contracts/content'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { useLoaderData } from 'react-router'
import { page } from '../../api/page.ts'
import { finderVehicle, firstVehicle } from '../../finder/finder-choice.ts'
import { findStart, unlessOnlyTheTab } from '../../finder/finder-start.ts'
import { titled } from '../../seo/page-meta.ts'
import { useLazyPart } from '../../static/lazy-part.tsx'
import { useShownVehicle } from '../../vehicle-shown.ts'
import { home } from '../../words/home.ts'
import { bannersPart, loadParts, lowerPart, upperPart } from './below/parts.ts'
import { StaticSection } from './below/static-section.tsx'
import { Hero } from './hero.tsx'

const load = page(async (api, { locale, url }) => {
  const vehicle = finderVehicle(url.searchParams.get('vehicle')) ?? firstVehicle
  const [banner, finder, below] = await Promise.all([
    // A shop whose content is still to be written has a front page all the same.
    api(getCmsPage, { page: 'home-page-banner-text', locale_id: cmsLocaleIds[locale] }).catch(() => null),
    findStart(api, url, { full: true }),
    loadParts(api, locale, vehicle),
  ])
  return { banner: banner?.data.translations[0]?.content ?? '', finder, below }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const shouldRevalidate = unlessOnlyTheTab
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
  useLazyPart(bannersPart, vehicle !== null)
  return (
    <>
      <Hero />
      <StaticSection id="upper">{upperPart.render({ below })}</StaticSection>
      <StaticSection id="banners">{bannersPart.render({ below, vehicle })}</StaticSection>
      <StaticSection id="lower">{lowerPart.render({ below })}</StaticSection>
    </>
  )
}
