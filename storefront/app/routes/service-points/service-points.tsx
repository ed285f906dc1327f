import './service-points.css'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useWords } from '@pito/web/words/words'
import { Link, useLoaderData } from 'react-router'
import { page } from '../../api/page.ts'
import { useSoftHyphens } from '../../content/use-soft-hyphens.ts'
import { titled } from '../../seo/page-meta.ts'
import { loadPoints } from '../../service-points/load-points.ts'
import { loadTownMarks } from '../../service-points/map/load-town-marks.ts'
import { PointsFinder } from '../../service-points/points-finder.tsx'
import { servicePoints } from '../../service-points/service-point-words.ts'

// The page is not cached, because the next free times change with each booking and the searched place is personal
// data.
const load = page(async (api, { url, locale }) => {
  const [start, towns] = await Promise.all([
    loadPoints(api, url, locale),
    loadTownMarks(api, languageOf(locale)),
  ])
  return { start, towns }
})
export const loader = load.onServer
export const clientLoader = load.inBrowser
export const meta = titled(
  servicePoints,
  (w) => w.title,
  (w) => w.description,
)

/** The searched place is in the URL, so the page works without scripts. */
export default function ServicePoints() {
  const w = useWords(servicePoints)
  const { byTown, byTownAddress } = w
  const { start, towns } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <div className="wrap service-points">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={w.title} />
      <h1>{useSoftHyphens(w.heading)}</h1>
      <p className="lead">{w.lead}</p>
      <p>
        <Link to={byTownAddress}>{byTown}</Link>
      </p>
      <PointsFinder
        key={JSON.stringify(start.search)}
        start={start}
        radiusAfterClearing={100}
        towns={towns}
      />
    </div>
  )
}
