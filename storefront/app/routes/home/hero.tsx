import { truck } from '@pito/contracts/values/vehicle-type'
import { Tread } from '@pito/ui/tread'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { CmsHtml } from '../../content/cms-html.tsx'
import { Finder } from '../../finder/finder.tsx'
import { useShownVehicle } from '../../finder/vehicle-shown.ts'
import { seasonOn } from '../../season/season-on.ts'
import { useToday } from '../../season/use-today.ts'
import { home } from './home-words.ts'
import type { HomeData } from './load-home.ts'
import friction from './pictures/friction.avif'
import summer from './pictures/summer.avif'

/** Phones show no tyre in the hero. This empty image keeps them from downloading one. */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Truck tyres have headlines of their own: they are delivered as freight, because no service point fits them. */
function headlineOf(winter: boolean, byFreight: boolean, w: (typeof home)['fi']): string {
  if (byFreight) return winter ? w.freightWinter : w.freightSummer
  return winter ? w.headlineWinter : w.headlineSummer
}

/** Shows the headline with the tyre search below it. */
export function Hero() {
  const w = useWords(home)
  const { banner, finder } = useLoaderData<HomeData>()
  const vehicle = useShownVehicle() ?? finder.choice.vehicle
  const winter = seasonOn(useToday()) === 'winter'
  return (
    <section className="hero" aria-labelledby="headline">
      <div className="hero__track">
        <Tread />
        <picture>
          <source media="(width < 64rem)" srcSet={noPicture} />
          <img src={winter ? friction : summer} alt="" width="900" height="900" fetchPriority="high" />
        </picture>
      </div>
      <div className="wrap hero__in">
        <h1 id="headline">{headlineOf(winter, vehicle === truck, w)}</h1>
        <div className="hero__lead">
          <CmsHtml html={banner} />
        </div>
        <Finder start={finder} />
      </div>
    </section>
  )
}
