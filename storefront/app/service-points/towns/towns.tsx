import './towns.css'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import { useWords } from '@pito/web/words/words'
import { Link, useLoaderData } from 'react-router'
import { page } from '../../page/page.ts'
import { withHead } from '../../page/with-head.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { servicePoints } from '../service-point-words.ts'
import type { TownsData } from './load-towns.ts'
import { loadTowns, translatedTownPath } from './load-towns.ts'
import { townsHead } from './towns-for-search-engines.ts'
import { townsTitle } from './towns-title.ts'
import { townWords } from './towns-words.ts'

const load = page(loadTowns)
export const loader = withHead(load.onServer, townsHead)
export const clientLoader = load.inBrowser
export const handle = {
  cacheBy: ['service_id'],
  languages: { asennuspisteet: 'fi', 'service-points': 'en' },
  translate: translatedTownPath,
}
export const meta = townsTitle

export default function Towns() {
  return <TownsPage />
}

/** Lists every town that has a service point. */
function TownsPage() {
  const w = useWords(townWords)
  const { home, path, title, noneYet } = useWords(servicePoints)
  const { towns, service } = useLoaderData<TownsData>()
  const points = towns.reduce((sum, town) => sum + town.points, 0)
  const crumbs = [
    { label: home, href: '/' },
    { label: title, href: '/service-points' },
  ]
  return (
    <div className="wrap towns">
      <Breadcrumb label={path} crumbs={crumbs} here={w.title} />
      <h1>
        <Hyphenated text={w.title} />
      </h1>
      {towns.length === 0 ? (
        <Empty title={noneYet} />
      ) : (
        <>
          <p className="lead">{w.leadOf(service, w.lead(points, towns.length))}</p>
          <p>
            <ButtonLink href="/service-points">{w.search}</ButtonLink>
          </p>
          <ul className="towns__list">
            {towns.map((town) => (
              <li key={town.href}>
                <Link to={town.href}>{town.name}</Link>
                <span className="quiet num">{w.count(town.points)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
