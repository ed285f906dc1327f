import './tyres.css'
import { allVehicles, isFittable } from '@pito/contracts/values/vehicle-type'
import { SkipLink } from '@pito/ui/skip-link'
import { useWords } from '@pito/web/words/words'
import { ListFittings } from '../../service-points/fittings/list-fittings.tsx'
import { tyres } from '../../words/tyres.ts'
import { Filters } from './filters/filters.tsx'
import { ActiveChips, ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListProvider, useListOfPage } from './list-view.ts'
import { PointFilter } from './point-filter.tsx'
import { ListAlerts } from './results/list-alerts.tsx'
import { Results } from './results/results.tsx'
import type { Shown } from './results/shown-tyres.ts'
import { useShownTyres } from './results/shown-tyres.ts'
import { tyreList } from './tyre-list-words.ts'
import { VehiclePanel } from './vehicle/vehicle-panel.tsx'

export function ListPage() {
  const w = useWords(tyres)
  const words = useWords(tyreList)
  const view = useListOfPage()
  const shown = useShownTyres(view.data)
  return (
    <ListProvider value={view}>
      <ListHead />
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
              <Results shown={shown} />
            </ListFittings>
          ) : (
            <Results shown={shown} />
          )}
        </section>
      </div>
    </ListProvider>
  )
}

function fittedIn({ tyres }: Shown): number[] {
  return tyres.flatMap(({ tyre }) => (tyre.fitted ? [tyre.id] : []))
}
