import './home.css'
import './finder.css'
import { getCmsPage } from '@pito/contracts/content'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { page } from '../../api/page.ts'
import { titled } from '../../seo/page-meta.ts'
import { home } from '../../words/home.ts'
import { BrandGrid } from './brand-grid.tsx'
import { Categories } from './categories.tsx'
import { finderVehicle, firstChoice } from './finder/finder-choice.ts'
import { reloadOptions } from './finder/finder-options.ts'
import { Hero } from './hero.tsx'
import { PayBand } from './pay-band.tsx'
import { Reasons } from './reasons.tsx'
import { YearStrip } from './year-strip.tsx'

const load = page(async (api, { locale, url }) => {
  const choice = firstChoice(finderVehicle(url.searchParams.get('vehicle')))
  const [banner, options] = await Promise.all([
    // A shop whose content is still to be written has a front page all the same.
    api(getCmsPage, { page: 'home-page-banner-text', locale_id: cmsLocaleIds[locale] }).catch(() => null),
    reloadOptions(api, choice),
  ])
  return { banner: banner?.data.translations[0]?.summary ?? '', finder: { choice, options } }
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
  return (
    <>
      <Hero />
      <YearStrip />
      <Reasons />
      <Categories />
      <BrandGrid />
      <PayBand />
    </>
  )
}
