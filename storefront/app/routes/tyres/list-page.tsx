import './tyres.css'
import { VehiclePanel } from '../../plate/vehicle-panel.tsx'
import { tyres } from '../../words/tyres.ts'
import { useWords } from '../../words.ts'
import { Filters } from './filters.tsx'
import { ListAlerts } from './list-alerts.tsx'
import { ActiveChips, ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListProvider, useListOfPage } from './list-view.ts'
import { Results } from './results.tsx'

export function ListPage() {
  const w = useWords(tyres)
  const view = useListOfPage()
  return (
    <ListProvider value={view}>
      <ListHead />
      <div className="wrap list">
        <Filters />
        <section className="list__results" aria-busy={view.loading || undefined}>
          <h2 className="vh">{w.tyres}</h2>
          <VehiclePanel />
          <ListBar />
          <ActiveChips />
          <ListAlerts />
          <Results />
        </section>
      </div>
    </ListProvider>
  )
}
