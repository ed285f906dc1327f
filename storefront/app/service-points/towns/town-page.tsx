import './towns.css'
import '../points.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { PointCard } from '../point-card.tsx'
import { servicePoints } from '../service-point-words.ts'
import { useChosenPoint } from '../use-chosen-point.ts'
import type { TownData } from './load-towns.ts'
import { townsAddresses } from './load-towns.ts'
import { townWords } from './towns-words.ts'

/** Shows the service points of one town, each with its prices and next free times. */
export function TownPage() {
  const w = useWords(townWords)
  const { home, path, title } = useWords(servicePoints)
  const language = languageOf(useLocale())
  const { town, total, points, service } = useLoaderData<TownData>()
  const chosen = useChosenPoint()
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
              <PointCard point={point} chosen={chosen} />
            </li>
          ))}
        </ul>
        {total > points.length && <p className="quiet">{w.some(points.length)}</p>}
      </div>
    </div>
  )
}
