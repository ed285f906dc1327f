import './tyres.css'
import { allVehicles, isFittable } from '@pito/contracts/values/vehicle-type'
import { SkipLink } from '@pito/ui/skip-link'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { FittingLinesContext } from '../service-points/fittings/card-fitting.tsx'
import { ListFittings, useFittingLines } from '../service-points/fittings/list-fittings.tsx'
import { PlaceBar } from '../service-points/place-bar/place-bar.tsx'
import { VehiclePanel } from '../vehicle/guide/vehicle-panel.tsx'
import { tyres } from '../words/tyres.ts'
import { Filters } from './filters/filters.tsx'
import { LazyLeftOut } from './lazy-left-out.tsx'
import { CountAndChips, ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListProvider, useListOfPage, useListView } from './list-view.ts'
import type { ListData } from './load-list.ts'
import { ListAlerts } from './results/list-alerts.tsx'
import { Results } from './results/results.tsx'
import type { Shown } from './results/shown-tyres.ts'
import { useShownTyres } from './results/shown-tyres.ts'
import { SeasonButtons } from './season-buttons.tsx'
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
  return (
    <FittingLinesContext value={lines}>
      <div className="wrap list">
        <SkipLink target="results">{words.skipFilters}</SkipLink>
        <Filters />
        <section className="list__results" id="results" tabIndex={-1} aria-busy={loading || undefined}>
          <h2 className="vh">{w.tyres}</h2>
          <VehiclePanel />
          <ListBar />
          {/* No service point fits the tyres of trucks. */}
          {hasFittings && <PlaceBar point={state.servicePoint ? data.point : null} onChoose={choosePoint} />}
          <SeasonButtons />
          <CountAndChips />
          <LazyLeftOut />
          <ListAlerts />
          {hasFittings ? (
            <ListFittings tyreIds={loading ? [] : fittedOn(data, shown)} {...fittings}>
              {results}
            </ListFittings>
          ) : (
            results
          )}
        </section>
      </div>
    </FittingLinesContext>
  )
}

/** Returns the ids of the recommended and the listed tyres that can be fitted, each once. */
function fittedOn({ guide }: ListData, { tyres }: Shown): number[] {
  const picked = guide?.recommended?.picks.map(({ card }) => card) ?? []
  return [...new Set([...picked, ...tyres].flatMap(({ tyre }) => (tyre.fitted ? [tyre.id] : [])))]
}
