import './service-points.css'
import { listDealerTowns } from '@pito/contracts/dealers'
import type { Language, Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { ButtonLink } from '@pito/ui/button'
import { Empty } from '@pito/ui/empty'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useLoaderData, useSearchParams } from 'react-router'
import { breadcrumbOf, webPageOf } from '../page/linked-data.ts'
import { page } from '../page/page.ts'
import { titled } from '../page/page-meta.ts'
import { useOffersFitting } from '../page/root-data.ts'
import type { HeadContext } from '../page/with-head.ts'
import { withHead } from '../page/with-head.ts'
import { Hyphenated } from '../words/hyphenated.tsx'
import type { MapMark } from './map/map-mark.ts'
import { markOfTown } from './map/map-mark.ts'
import { findPlace } from './places/find-place.ts'
import { findPoints, pointQuery, pointQueryNames, readPointSearch, redirectInvalid } from './point-search.ts'
import { PointsFinder } from './points-finder.tsx'
import { servicePoints } from './service-point-words.ts'
import type { PointsStart } from './use-points.ts'
import { noSearch } from './use-points.ts'

// The page is not cached, because the next free times change with each booking and the searched place is personal
// data.
const load = page(async (api, { url, locale }) => {
  const [start, towns] = await Promise.all([
    loadPoints(api, url, locale),
    loadTownMarks(api, languageOf(locale)),
  ])
  return { start, towns }
})
export const loader = withHead(load.onServer, pointsHead)
export const handle = { indexed: true }
export const clientLoader = load.inBrowser
export const meta = titled(
  servicePoints,
  (w) => w.title,
  (w, shop) => (shop.servicePoints > 0 ? w.description : w.noneYet),
)

function pointsHead(_data: unknown, context: HeadContext) {
  const w = servicePoints[context.language]
  const href = '/service-points'
  return [
    webPageOf(context, { name: w.title, description: w.lead, href }),
    breadcrumbOf(context, [
      { label: w.home, href: '/' },
      { label: w.title, href },
    ]),
  ]
}

/** The searched place is in the URL, so the page works without scripts. */
export default function ServicePoints() {
  const w = useWords(servicePoints)
  const { byTown, byTownAddress } = w
  const { start, towns } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const [query] = useSearchParams()
  const others = Object.fromEntries(
    [...query].filter(([name]) => !pointQueryNames.some((own) => own === name)),
  )
  if (!useOffersFitting())
    return (
      <div className="wrap service-points">
        <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={w.title} />
        <h1>
          <Hyphenated text={w.title} />
        </h1>
        <Empty title={w.noneYet} />
      </div>
    )
  return (
    <div className="wrap service-points">
      <Breadcrumb label={w.path} crumbs={[{ label: w.home, href: '/' }]} here={w.title} />
      <h1>
        <Hyphenated text={w.heading} />
      </h1>
      <p className="lead">{w.lead}</p>
      <p>
        <ButtonLink look="link" href={byTownAddress}>
          {byTown}
        </ButtonLink>
      </p>
      <PointsFinder
        start={start}
        address={(search) => `?${new URLSearchParams({ ...others, ...pointQuery(search) })}`}
        radiusAfterClearing={100}
        towns={towns}
      />
    </div>
  )
}

/** Loads the marks of the towns. If they cannot be loaded, the map is shown without marks. */
async function loadTownMarks(api: Api, language: Language): Promise<readonly MapMark[]> {
  const { data } = await settled(api(listDealerTowns, {}))
  return (data?.data ?? []).map((town) => markOfTown(town, language))
}

/** Runs the search in the page's URL. If the URL names no place, nothing is searched. */
async function loadPoints(api: Api, url: URL, locale: Locale): Promise<PointsStart> {
  const search = readPointSearch(url.searchParams)
  // Weekdays are a choice of the page for service points in the checkout only.
  redirectInvalid(url, [...pointQueryNames, 'working_days'], new URLSearchParams(pointQuery(search)))
  const start = { ...noSearch, search }
  if (search.address === '') return { ...start, fault: url.searchParams.has('address') ? 'missing' : null }
  const find = async () => {
    const place = await findPlace(api, search.address)
    return place && findPoints(api, search, { place, locale })
  }
  const { data: found, failure } = await settled(find())
  return { ...start, found, failure, fault: found || failure ? null : 'unknown' }
}
