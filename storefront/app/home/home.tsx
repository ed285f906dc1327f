import './home.css'
import '../vehicle/finder/finder-page.css'
import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../page/page.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { titled } from '../page/page-meta.ts'
import type { WithHead } from '../page/with-head.ts'
import { withHead } from '../page/with-head.ts'
import { unlessOnlyTheTab } from '../vehicle/finder/finder-start.ts'
import { useShownVehicle } from '../vehicle/finder/vehicle-shown.ts'
import { Banners } from './below/banners.tsx'
import { Brands } from './below/brands.tsx'
import { Offers } from './below/offers.tsx'
import { PayBand } from './below/pay-band.tsx'
import { Promotion } from './below/promotion.tsx'
import { Reasons } from './below/reasons.tsx'
import { SeasonSection } from './below/season-section.tsx'
import { YearStrip } from './below/year-strip.tsx'
import { Hero } from './hero.tsx'
import { homeHead } from './home-for-search-engines.ts'
import { home } from './home-words.ts'
import type { HomeData } from './load-home.ts'
import { loadHome } from './load-home.ts'
import { useSeasonTyres } from './use-season-tyres.ts'

export const loader = withHead(onServer(loadHome), homeHead)
// The code that loads the page is fetched only at the first navigation to it.
export const clientLoader = inBrowser(async () => (await import('./load-home.ts')).loadHome)
export const shouldRevalidate = unlessOnlyTheTab
export const handle = { cacheBy: ['vehicle'] }
const described = titled(
  home,
  (w, { servicePoints }) => (servicePoints > 0 ? w.title : w.deliveredTitle),
  (w) => w.description,
)
export const meta = (args: MetaArgs & { readonly loaderData?: WithHead<HomeData> | undefined }) => [
  ...described(args),
  ...(args.loaderData?.head ?? []),
]

export default function Home() {
  const { below } = useLoaderData<HomeData>()
  const vehicle = useShownVehicle()
  const tyres = useSeasonTyres(vehicle, below.seasonTyres)
  return (
    <>
      <Hero />
      <SeasonSection tyres={tyres} />
      <YearStrip />
      <Offers head={below.offersHead} offers={below.offers} />
      <Reasons text={below.reasons} />
      <Banners below={below} vehicle={vehicle} />
      <Brands brands={below.brands} />
      <Promotion variant="homepage-promotion-wide" text={below.promotionWide} />
      <PayBand pay={below.pay} phone={below.phone} />
      <Promotion variant="homepage-promotion-box" text={below.promotionBox} />
    </>
  )
}
