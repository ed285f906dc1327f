import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent, ReactNode } from 'react'
import { Fragment, useMemo } from 'react'
import { PickMark } from '../../vehicle/guide/pick-mark.tsx'
import type { TyreCardProps } from '../cards/tyre-card.tsx'
import { TyreCard } from '../cards/tyre-card.tsx'
import { hasSetsFirst } from '../list/api-query.ts'
import { useListView } from '../list-view.ts'
import type { ListData } from '../load-list.ts'
import { ShareList } from '../share-list.tsx'
import { tyreList } from '../tyre-list-words.ts'
import { CardPlaceholders } from './card-placeholders.tsx'
import { EarlierPages } from './earlier-pages.tsx'
import { ListAlert } from './list-alerts.tsx'
import type { Shown } from './shown-tyres.ts'
import { groupedByStock } from './stock-groups.ts'
import { useFocusOnAppended } from './use-focus-on-appended.ts'

const fewestPlaceholders = 3

interface ResultsProps {
  readonly shown: Shown
  /** Shown if no tyre matches. */
  readonly none: ReactNode
  readonly onEarlier: (page: ListData) => void
}

export function Results({ shown, none, onEarlier }: ResultsProps) {
  const { data, loading } = useListView()
  const ids = useMemo(() => shown.tyres.map(({ tyre }) => tyre.id), [shown.tyres])
  const { list, press } = useFocusOnAppended(ids)
  // As many placeholders as there were tyres before keep the height of the page.
  if (loading) return <CardPlaceholders count={Math.max(fewestPlaceholders, shown.tyres.length)} />
  if (shown.tyres.length === 0) return none
  return (
    <>
      <div className={data.vehicleFirst === null ? 'results results--by-vehicle' : 'results'} ref={list}>
        {shown.firstPage > 1 && <EarlierPages firstPage={shown.firstPage} onLoad={onEarlier} />}
        {hasSetsFirst(data.state) ? <Groups tyres={shown.tyres} /> : <Cards tyres={shown.tyres} />}
      </div>
      <More onPress={press} />
    </>
  )
}

/**
 * Shows the tyres of which four can be bought, then those of which fewer are left below a heading of their own.
 * Sold-out tyres need a heading only after such a group, to mark its end.
 */
function Groups({ tyres }: { tyres: readonly TyreCardProps[] }) {
  const w = useWords(tyreList)
  const groups = groupedByStock(tyres)
  const hasSingles = groups.some(([group]) => group === 'singles')
  return groups.map(([group, members]) => (
    <Fragment key={group}>
      {group === 'singles' && <h2 className="results__heading">{w.singles}</h2>}
      {group === 'soldOut' && hasSingles && <h2 className="results__heading">{w.soldOut}</h2>}
      <Cards tyres={members} />
    </Fragment>
  ))
}

function Cards({ tyres }: { tyres: readonly TyreCardProps[] }) {
  return (
    <ul className="results__cards">
      {tyres.map((card) => (
        <li className="cardbox" key={card.tyre.id}>
          <PickMark tyreId={card.tyre.id} />
          <TyreCard {...card} />
        </li>
      ))}
    </ul>
  )
}

/** Shows a link to the next page. With scripts, the tyres of the next page are appended to the list. */
function More({ onPress }: { onPress: (event: MouseEvent<HTMLElement>) => void }) {
  const w = useWords(tyreList)
  const { data, loadingMore, failedMore, address } = useListView()
  const { state, total, lastPage, perPage } = data
  // Tyres on earlier pages count as shown.
  const shown = Math.min(state.page * perPage, total)
  const words = w.shown(shown, total)
  return (
    <div className="results__more">
      <p className="small quiet" aria-live="polite">
        {words}
      </p>
      <progress value={shown} max={total} aria-label={words} />
      {failedMore && <ListAlert title={w.moreFailed} failure={data.failure} />}
      {state.page < lastPage && !failedMore && (
        <Anchor
          className="btn"
          href={address({ ...state, page: state.page + 1 })}
          rel="next"
          replace
          preventScrollReset
          aria-busy={loadingMore || undefined}
          onClick={onPress}
        >
          {w.more}
        </Anchor>
      )}
      <ShareList />
    </div>
  )
}
