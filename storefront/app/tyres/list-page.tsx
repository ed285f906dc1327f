import './tyres.css'
import { figure } from '@pito/contracts/values/figure'
import { seasonOf, studdable } from '@pito/contracts/values/tyre-season'
import { allVehicles, isFittable } from '@pito/contracts/values/vehicle-type'
import { Anchor } from '@pito/ui/anchor'
import { Disclosure } from '@pito/ui/disclosure'
import { SkipLink } from '@pito/ui/skip-link'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { seasonGroups } from '../season/season-groups.ts'
import { useToday } from '../season/use-today.ts'
import { FittingLinesContext } from '../service-points/fittings/card-fitting.tsx'
import { ListFittings, useFittingLines } from '../service-points/fittings/list-fittings.tsx'
import { PlaceBar } from '../service-points/place-bar/place-bar.tsx'
import { VehiclePanel } from '../vehicle/guide/vehicle-panel.tsx'
import { tyres } from '../words/tyres.ts'
import { Filters } from './filters/filters.tsx'
import { optionsIn } from './filters/list-options.ts'
import { hasUnknownNames } from './list/left-out.ts'
import { withPicked } from './list/list-changes.ts'
import { CountAndChips, ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListProvider, useListOfPage, useListView } from './list-view.ts'
import type { ListData } from './load-list.ts'
import { ListAlerts } from './results/list-alerts.tsx'
import type { Shown } from './results/results.tsx'
import { Results, useShownTyres } from './results/results.tsx'
import { tyreList } from './tyre-list-words.ts'

// Without `Suspense`, the server sends the ways to continue in their place in the HTML.
const NoTyres = lazyOptional(() => import('./results/no-tyres.tsx').then((loaded) => loaded.NoTyres))

interface ListPageProps {
  /** Shown above the list. By default this is the head of a list without a search. */
  readonly head?: ReactNode
  /** Shown if no tyre matches. */
  readonly none?: ReactNode
  /** Shown in place of the list and its filters. */
  readonly instead?: ReactNode
}

export function ListPage({ head = <ListHead />, none = <NoTyres />, instead }: ListPageProps) {
  const view = useListOfPage()
  return (
    <ListProvider value={view}>
      {head}
      {instead ?? <FilteredList none={none} />}
    </ListProvider>
  )
}

function FilteredList({ none }: { none: ReactNode }) {
  const w = useWords(tyres)
  const words = useWords(tyreList)
  const { data, state, go, loading } = useListView()
  const [shown, addPage] = useShownTyres(data)
  const hasFittings = isFittable(state.vehicle ?? allVehicles)
  const choosePoint = (slug: string | null) => go({ ...state, servicePoint: slug, page: 1 })
  const { lines, ...fittings } = useFittingLines()
  const results = <Results shown={shown} none={none} onEarlier={addPage} />
  const list = (
    <>
      <ListBar />
      {/* No service point fits the tyres of trucks. */}
      {hasFittings && <PlaceBar point={state.servicePoint ? data.point : null} onChoose={choosePoint} />}
      <SeasonButtons />
      <CountAndChips />
      {hasFittings ? (
        <ListFittings tyreIds={loading ? [] : fittedOn(data, shown)} {...fittings}>
          {results}
        </ListFittings>
      ) : (
        results
      )}
    </>
  )
  return (
    <FittingLinesContext value={lines}>
      <div className="wrap list">
        <SkipLink target="results">{words.skipFilters}</SkipLink>
        <Filters />
        <section className="list__results" id="results" tabIndex={-1} aria-busy={loading || undefined}>
          <h2 className="vh">{w.tyres}</h2>
          <VehiclePanel />
          <LazyLeftOut />
          <ListAlerts />
          {data.guide?.question === 'size' ? <Folded>{list}</Folded> : list}
        </section>
      </div>
    </FittingLinesContext>
  )
}

// Whether the visitor has unfolded a list in this document, so that it is unfolded when the visitor comes back to it.
let isUnfolded = false

/** Folds a list until the question about the size is answered, because its tyres are of several sizes. */
function Folded({ children }: { readonly children: ReactNode }) {
  const w = useWords(tyreList)
  const { data } = useListView()
  return (
    <Disclosure
      className="list__folded"
      summary={w.allSizes(w.count(data.total))}
      open={isUnfolded}
      onToggle={({ currentTarget }) => {
        isUnfolded = currentTarget.open
      }}
    >
      {children}
    </Disclosure>
  )
}

/** Returns the ids of the recommended and the listed tyres that can be fitted, each once. */
function fittedOn({ guide }: ListData, { tyres }: Shown): number[] {
  const picked = guide?.recommended?.picks.map(({ card }) => card) ?? []
  return [...new Set([...picked, ...tyres].flatMap(({ tyre }) => (tyre.fitted ? [tyre.id] : [])))]
}

// The note is rendered without `Suspense`, so that the HTML from the server has it in its place.
const LeftOutNote = lazyOptional(() => import('./left-out.tsx').then((loaded) => loaded.LeftOutNote))

/**
 * Removes the choices that the list leaves out, and unknown parameters, from the address. A note names the choices until
 * the visitor opens another list.
 */
function LazyLeftOut() {
  const { data, address } = useListView()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const list = address(data.state)
  const [noted, setNoted] = useState({ names: data.leftOut, list })
  const needsCleanUrl = data.failure === null && (data.leftOut.length > 0 || hasUnknownNames(search, list))
  useEffect(() => {
    if (!needsCleanUrl) return
    if (data.leftOut.length > 0) setNoted({ names: data.leftOut, list })
    void navigate(list + hash, { replace: true, preventScrollReset: true })
  }, [needsCleanUrl, data, list, hash, navigate])
  return noted.list === list && noted.names.length > 0 && <LeftOutNote names={noted.names} />
}

/** Links to the list of each season with the number of its tyres, the season of the date first. */
function SeasonButtons() {
  const w = useWords(tyreList)
  const today = useToday()
  const { data, state } = useListView()
  // The panel of the vehicle above the list asks for the season itself. Without options the numbers are unknown.
  const { tyre_season } = data.options.facets
  if (data.guide || (data.optionsFailure && tyre_season === '')) return null
  const counts = new Map<number, number>(
    optionsIn(tyre_season).map(({ value, count }) => [seasonOf(value)?.id ?? 0, count]),
  )
  const countOf = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const picked: readonly number[] = state.picked.tyre_season.flatMap((name) => seasonOf(name)?.id ?? [])
  // A button counts the tyres of all its seasons, so it stands for a list that has them all.
  const isPicked = (ids: readonly number[]) =>
    picked.length > 0 &&
    picked.every((id) => ids.includes(id)) &&
    ids.every((id) => picked.includes(id) || !counts.get(id))
  return (
    <div>
      <ul className="seasons" aria-label={w.seasons} ref={showCurrent}>
        {seasonGroups(state.vehicle, today).map(({ group, ids }) => (
          <SeasonButton
            key={group}
            label={w[group]}
            ids={ids}
            count={countOf(ids)}
            isCurrent={isPicked(ids)}
          />
        ))}
        <SeasonButton
          label={w.allSeasons}
          ids={[]}
          count={countOf([...counts.keys()])}
          isCurrent={picked.length === 0}
        />
      </ul>
      {countOf([studdable]) > 0 && <p className="small quiet">{w.studdableInAll(countOf([studdable]))}</p>}
    </div>
  )
}

/** Scrolls the row so that the current season is in view on phones. */
function showCurrent(row: HTMLUListElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && current)
    row.scrollLeft += current.getBoundingClientRect().right - row.getBoundingClientRect().right
}

interface SeasonButtonProps {
  readonly label: string
  readonly ids: readonly number[]
  readonly count: number
  readonly isCurrent: boolean
}

/** A season without tyres is shown, but cannot be pressed. */
function SeasonButton({ label, ids, count, isCurrent }: SeasonButtonProps) {
  const { state, address } = useListView()
  const names = ids.flatMap((id) => seasonOf(String(id))?.name ?? [])
  const text = (
    <>
      {label} <span className="num">{figure(count)}</span>
    </>
  )
  return (
    <li>
      {count === 0 && !isCurrent ? (
        <span className="seasons__none">{text}</span>
      ) : (
        <Anchor
          href={address(withPicked(state, 'tyre_season', names))}
          preventScrollReset
          aria-current={isCurrent || undefined}
        >
          {text}
        </Anchor>
      )}
    </li>
  )
}
