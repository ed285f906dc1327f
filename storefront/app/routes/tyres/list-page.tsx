import './tyres.css'
import { allVehicles, isFittable } from '@pito/contracts/values/vehicle-type'
import { SkipLink } from '@pito/ui/skip-link'
import { useWords } from '@pito/web/words/words'
import type { ReactNode } from 'react'
import { ListFittings } from '../../service-points/fittings/list-fittings.tsx'
import { tyres } from '../../words/tyres.ts'
import { Filters } from './filters/filters.tsx'
import { ActiveChips, ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListProvider, useListOfPage, useListView } from './list-view.ts'
import { PointFilter } from './point-filter.tsx'
import { ListAlerts } from './results/list-alerts.tsx'
import { NoTyres } from './results/no-tyres.tsx'
import { Results } from './results/results.tsx'
import type { Shown } from './results/shown-tyres.ts'
import { useShownTyres } from './results/shown-tyres.ts'
import { tyreList } from './tyre-list-words.ts'
import { VehiclePanel } from './vehicle/vehicle-panel.tsx'

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
  const view = useListView()
  const shown = useShownTyres(view.data)
  return (
    <div className="wrap list">
      <SkipLink target="results">{words.skipFilters}</SkipLink>
      <Filters />
      <section className="list__results" id="results" tabIndex={-1} aria-busy={view.loading || undefined}>
        <h2 className="vh">{w.tyres}</h2>
        <VehiclePanel />
        <ListBar />
        <PointFilter />
        <ActiveChips />
        <ListAlerts />
        {isFittable(view.state.vehicle ?? allVehicles) ? (
          <ListFittings list={view.loading ? null : view.data} tyreIds={fittedIn(shown)}>
            <Results shown={shown} none={none} />
          </ListFittings>
        ) : (
          <Results shown={shown} none={none} />
        )}
      </section>
    </div>
  )
}

function fittedIn({ tyres }: Shown): number[] {
  return tyres.flatMap(({ tyre }) => (tyre.fitted ? [tyre.id] : []))
}
