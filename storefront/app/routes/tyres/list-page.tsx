import './tyres.css'
import { Filters } from './filters.tsx'
import { ActiveChips, ListBar } from './list-bar.tsx'
import { ListHead } from './list-head.tsx'
import { ListProvider, useListOfPage } from './list-view.ts'
import { Results } from './results.tsx'

export function ListPage() {
  const view = useListOfPage()
  return (
    <ListProvider value={view}>
      <ListHead />
      <div className="wrap list">
        <Filters />
        <section className="list__results" aria-busy={view.loading || undefined}>
          <ListBar />
          <ActiveChips />
          <Results />
        </section>
      </div>
    </ListProvider>
  )
}
