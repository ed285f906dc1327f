import './home.css'
import { getCmsPage } from '@pito/contracts/content'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { page } from '../../api/page.ts'
import { titled } from '../../seo/page-meta.ts'
import { home } from '../../words/home.ts'
import { BrandGrid } from './brand-grid.tsx'
import { Categories } from './categories.tsx'
import { Hero } from './hero.tsx'
import { PayBand } from './pay-band.tsx'
import { Reasons } from './reasons.tsx'
import { YearStrip } from './year-strip.tsx'

const load = page(async (api, { locale }) => {
  const banner = await api(getCmsPage, { page: 'home-page-banner-text', locale_id: cmsLocaleIds[locale] })
  return { banner: banner.data.translations[0]?.summary ?? '' }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const handle = { keep: [] }
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
