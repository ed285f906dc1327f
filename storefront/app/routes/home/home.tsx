import './home.css'
import '../../finder/finder-page.css'
import { useLoaderData } from 'react-router'
import { unlessOnlyTheTab } from '../../finder/finder-start.ts'
import { useShownVehicle } from '../../finder/vehicle-shown.ts'
import type { MetaArgs } from '../../seo/page-meta.ts'
import { titled } from '../../seo/page-meta.ts'
import type { WithHead } from '../../seo/with-head.ts'
import { withHead } from '../../seo/with-head.ts'
import { Banners } from './below/banners.tsx'
import { Lower } from './below/lower.tsx'
import { SeasonSection } from './below/season-section.tsx'
import { Upper } from './below/upper.tsx'
import { Hero } from './hero.tsx'
import { homeHead } from './home-for-search-engines.ts'
import { home } from './home-words.ts'
import type { HomeData } from './load-home.ts'
import { loadHome } from './load-home.ts'
import { useSeasonTyres } from './use-season-tyres.ts'

export const loader = withHead(loadHome.onServer, homeHead)
export const clientLoader = loadHome.inBrowser
export const shouldRevalidate = unlessOnlyTheTab
export const handle = { cacheBy: ['vehicle'] }
const described = titled(
  home,
  (w) => w.title,
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
      <Upper below={below} />
      <Banners below={below} vehicle={vehicle} />
      <Lower below={below} />
    </>
  )
}
