import './home.css'
import '../vehicle/finder/finder-page.css'
import { Anchor } from '@pito/ui/anchor'
import { ButtonLink } from '@pito/ui/button'
import { Carousel } from '@pito/ui/carousel'
import { ScrollRow } from '@pito/ui/scroll-row'
import { Tread } from '@pito/ui/tread'
import { useApi } from '@pito/web/api/use-api'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { CmsHtml } from '../content/cms-html.tsx'
import { PhoneLink } from '../frame/phone-link.tsx'
import { inBrowser, onServer } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { withHead } from '../page/with-head.ts'
import { browserSeason } from '../season/browser-season.ts'
import { TyreCard } from '../tyres/cards/tyre-card.tsx'
import type { FinderVehicle } from '../vehicle/finder/finder-choice.ts'
import { unlessOnlyTheTab } from '../vehicle/finder/finder-start.ts'
import { useShownVehicle } from '../vehicle/finder/vehicle-shown.ts'
import { Banners } from './below/banners.tsx'
import { carousel } from './below/carousel-words.ts'
import { homeBelow } from './below/home-below-words.ts'
import type { BelowData, Text } from './below/load-below.ts'
import type { SeasonTyres } from './below/load-season-tyres.ts'
import { Offers } from './below/offers.tsx'
import { YearStrip } from './below/year-strip.tsx'
import { Hero } from './hero.tsx'
import { homeHead } from './home-for-search-engines.ts'
import { home } from './home-words.ts'
import type { HomeData } from './load-home.ts'
import { loadHome } from './load-home.ts'

export const loader = withHead(onServer(loadHome), homeHead)
// The code that loads the page is fetched only at the first navigation to it.
export const clientLoader = inBrowser(async () => (await import('./load-home.ts')).loadHome)
export const shouldRevalidate = unlessOnlyTheTab
export const handle = { cacheBy: ['vehicle'] }
export const meta = titled(
  home,
  (w, { servicePoints }) => (servicePoints > 0 ? w.title : w.deliveredTitle),
  (w) => w.description,
)

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

/** The reasons to buy from this shop. They are claims of the merchant, so they are content and not texts of the code. */
function Reasons({ text }: { readonly text: Text | null }) {
  if (!text) return null
  return (
    <div className="section reasons">
      <div className="wrap">
        <h2>{text.title}</h2>
        <ScrollRow label={text.title} row>
          <CmsHtml html={text.content} />
        </ScrollRow>
      </div>
    </div>
  )
}

/** Keeps the current tyres until those of another vehicle have loaded, and also if the new ones fail to load. */
function useSeasonTyres(vehicle: FinderVehicle | null, first: SeasonTyres | null): SeasonTyres | null {
  const [tyres, setTyres] = useState<SeasonTyres | null>(null)
  const api = useApi()
  const locale = useLocale()
  useEffect(() => {
    if (vehicle === null) return
    let latest = true
    import('./below/load-season-tyres.ts')
      .then(({ loadSeasonTyres }) => loadSeasonTyres(api, { locale, season: browserSeason() }, vehicle))
      .then(
        (loaded) => latest && setTyres(loaded),
        () => undefined,
      )
    return () => {
      latest = false
    }
  }, [api, locale, vehicle])
  return tyres ?? first
}

interface PromotionProps {
  /**
   * The key of the promotion's place on the page. The style sheet shows one of the two variants, depending on the
   * window's width.
   */
  readonly variant: 'homepage-promotion-box' | 'homepage-promotion-wide'
  readonly text: Text | null
}

/** Promotes paying in instalments, in a box on phones and in a band on windows of at least 768 px. */
function Promotion({ variant, text }: PromotionProps) {
  if (!text) return null
  const wide = variant === 'homepage-promotion-wide'
  return (
    <section className="section section--follows promo" data-key={variant} aria-label={text.title}>
      <div className="wrap">
        <div className={wide ? 'promo__in promo__in--wide' : 'promo__in'}>
          <h2>{text.title}</h2>
          <CmsHtml html={text.content} />
          {wide && <Tread />}
        </div>
      </div>
    </section>
  )
}

/** Shows visitors who have not searched yet the cheapest tyres of the season with their prices. */
function SeasonSection({ tyres }: { tyres: SeasonTyres | null }) {
  const w = useWords(homeBelow)
  if (!tyres || tyres.cards.length === 0) return null
  return (
    <section className="section season" aria-labelledby="season-tyres">
      <div className="wrap">
        <div className="section__head">
          <h2 id="season-tyres">{w.cheapest(tyres.list)}</h2>
          <ButtonLink href={tyres.href}>{w.showAll}</ButtonLink>
        </div>
        <ScrollRow label={tyres.list} row>
          {tyres.cards.map((card) => (
            <div className="cardbox" key={card.tyre.id}>
              <TyreCard {...card} />
            </div>
          ))}
        </ScrollRow>
      </div>
    </section>
  )
}

function PayBand({ pay, phone }: { pay: Text | null; phone: Text | null }) {
  const w = useWords(homeBelow)
  if (!pay && !phone) return null
  return (
    <section className="section section--follows" aria-label={w.help}>
      <div className="wrap payband">
        {pay && (
          <div>
            <h2>{pay.title}</h2>
            <CmsHtml html={pay.content} />
          </div>
        )}
        {phone && (
          <div>
            <h2>{phone.title}</h2>
            <CmsHtml html={phone.content} />
            <p>
              <PhoneLink className="link num payband__phone" />
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

const everyMilliseconds = 1000

/** Shows the tyre brands, each with its picture or, if the shop has none, its name. */
export function Brands({ brands }: { brands: BelowData['brands'] }) {
  const w = useWords(homeBelow)
  const words = useWords(carousel)
  if (brands.length === 0) return null
  return (
    <div className="section section--follows">
      <div className="wrap">
        <Carousel
          label={w.brands}
          words={words}
          milliseconds={everyMilliseconds}
          heading={<h2>{w.brands}</h2>}
          className="brands"
        >
          {brands.map(({ name, slug, logo }) => (
            <li key={slug}>
              <Anchor href={`/brand/${slug}`}>
                {logo ? <img src={logo} alt={name} loading="lazy" /> : name}
              </Anchor>
            </li>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
