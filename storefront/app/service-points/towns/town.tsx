import './towns.css'
import '../points.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { PointCard } from '../point-card.tsx'
import { servicePoints } from '../service-point-words.ts'
import { useCartPrices } from '../use-cart-prices.ts'
import { useChosenPoint } from '../use-chosen-point.ts'
import type { TownData } from './load-towns.ts'
import { loadTown, townsAddresses, translatedTownPath } from './load-towns.ts'
import { townHead } from './towns-for-search-engines.ts'
import { townTitle } from './towns-title.ts'
import { townWords } from './towns-words.ts'

// The page is not cached, because the next free time changes with each booking.
const load = page(loadTown)
export const loader = withHead(load.onServer, townHead)
export const clientLoader = load.inBrowser
export const handle = {
  indexed: true,
  languages: { asennuspisteet: 'fi', 'service-points': 'en' },
  translate: translatedTownPath,
}
export const meta = townTitle

export default function Town() {
  return <TownPage />
}

/** Shows the service points of one town, each with its prices and next free times. */
function TownPage() {
  const w = useWords(townWords)
  const { home, path, title } = useWords(servicePoints)
  const language = languageOf(useLocale())
  const { town, total, points, service } = useLoaderData<TownData>()
  const chosen = useChosenPoint()
  const prices = useCartPrices(points)
  const crumbs = [
    { label: home, href: '/' },
    { label: title, href: '/service-points' },
    { label: w.all, href: townsAddresses[language] },
  ]
  return (
    <div className="wrap towns">
      <Breadcrumb label={path} crumbs={crumbs} here={town} />
      <h1>
        <Hyphenated text={w.town(town)} />
      </h1>
      <p className="lead">{w.leadOf(service, w.townLead(total))}</p>
      <p>
        <ButtonLink href={`/service-points?${new URLSearchParams({ address: town })}`}>{w.search}</ButtonLink>
      </p>
      <div className="points">
        <h2 className="vh">{title}</h2>
        <ul className="points__list">
          {points.map((point) => (
            <li key={point.id}>
              <PointCard point={point} chosen={chosen} cartCents={prices.get(point.id)} />
            </li>
          ))}
        </ul>
        {total > points.length && <p className="quiet">{w.some(points.length)}</p>}
      </div>
    </div>
  )
}
