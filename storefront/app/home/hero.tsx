import { truck } from '@pito/contracts/values/vehicle-type'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { CmsHtml } from '../content/cms-html.tsx'
import { useOffersFitting, useRootData } from '../page/root-data.ts'
import { seasonOn } from '../season/season-on.ts'
import { useToday } from '../season/use-today.ts'
import { Finder } from '../vehicle/finder/finder.tsx'
import { useShownVehicle } from '../vehicle/finder/vehicle-shown.ts'
import { home } from './home-words.ts'
import type { HomeData } from './load-home.ts'
import friction from './pictures/friction.avif'
import summer from './pictures/summer.avif'
import summerTread from './pictures/tread-summer.avif'
import winterTread from './pictures/tread-winter.avif'

/** Phones show no tyre in the hero. This empty image keeps them from downloading one. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/**
 * Truck tyres have headlines of their own: they are delivered as freight, because no service point fits them. A shop
 * without service points offers no fitting at all.
 */
function headlineOf(
  winter: boolean,
  { isFreight, isFitted }: { readonly isFreight: boolean; readonly isFitted: boolean },
  w: (typeof home)['fi'],
): string {
  if (isFreight) return winter ? w.freightWinter : w.freightSummer
  if (!isFitted) return winter ? w.deliveredWinter : w.deliveredSummer
  return winter ? w.headlineWinter : w.headlineSummer
}

/** Shows the headline with the tyre search below it. */
export function Hero() {
  const w = useWords(home)
  const { banner, finder } = useLoaderData<HomeData>()
  const vehicle = useShownVehicle() ?? finder.choice.vehicle
  const winter = seasonOn(useToday()) === 'winter'
  const isFitted = useOffersFitting()
  // The sidewalls of the tyres name the demo, so a production shop shows the treads alone.
  const [ofWinter, ofSummer] = useRootData()?.demo ? [friction, summer] : [winterTread, summerTread]
  const picture = winter ? ofWinter : ofSummer
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="hero__track">
        <Tread />
        <picture>
          <source media="(width < 64rem)" srcSet={noPicture} />
          <img src={picture} alt="" width="900" height="900" fetchPriority="high" />
        </picture>
      </div>
      <div className="wrap hero__in">
        <h1 id="headline">{headlineOf(winter, { isFreight: vehicle === truck, isFitted }, w)}</h1>
        <div className="hero__lead">
          <CmsHtml html={banner} />
          {!isFitted && <p>{w.noFitting}</p>}
        </div>
        <Finder start={finder} />
      </div>
    </section>
  )
}
