import { fullSet } from '@pito/contracts/values/cart-quantity'
import { LruCache } from '@pito/contracts/values/lru-cache'
import { Anchor } from '@pito/ui/anchor'
import { Button } from '@pito/ui/button'
import { showToast } from '@pito/ui/toast'
import { useWords } from '@pito/web/words/words'
import type { MouseEvent, ReactNode } from 'react'
import { Fragment, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { levelWords } from '../../vehicle/guide/level-words.ts'
import { tyres } from '../../words/tyres.ts'
import type { TyreCardProps } from '../cards/tyre-card.tsx'
import { TyreCard } from '../cards/tyre-card.tsx'
import { hasSetsFirst } from '../list/api-query.ts'
import { listAddress } from '../list/list-address.ts'
import { listTitle } from '../list/list-title.ts'
import { useListView } from '../list-view.ts'
import type { ListData } from '../load-list.ts'
import { tyreList } from '../tyre-list-words.ts'
import { CardPlaceholders } from './card-placeholders.tsx'
import { ListAlert } from './list-alerts.tsx'

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

type StockGroup = 'sets' | 'singles' | 'soldOut'
const stockGroups: readonly StockGroup[] = ['sets', 'singles', 'soldOut']

/** Divides the tyres of a list by how many can be bought. Groups without tyres are left out. */
function groupedByStock(
  tyres: readonly TyreCardProps[],
): readonly (readonly [StockGroup, readonly TyreCardProps[]])[] {
  const groups = Map.groupBy(tyres, groupOf)
  return stockGroups.flatMap((group) => {
    const members = groups.get(group)
    return members ? [[group, members] as const] : []
  })
}

function groupOf({ tyre: { stock } }: TyreCardProps): StockGroup {
  if (stock >= fullSet) return 'sets'
  return stock > 0 ? 'singles' : 'soldOut'
}

/**
 * After a press of "load more", moves the focus to the first of the appended tyres. If the visitor has moved on to
 * another element meanwhile, that element keeps the focus.
 */
function useFocusOnAppended(ids: readonly number[]) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ readonly link: Element; readonly lastId: number }>(null)
  useEffect(() => {
    // Earlier pages may be added above meanwhile, so the last tyre is compared and not the number of tyres.
    if (!pressed.current || ids.at(-1) === pressed.current.lastId) return
    const { link, lastId } = pressed.current
    pressed.current = null
    const { activeElement } = document
    if (activeElement !== link && activeElement !== document.body) return
    const links = list.current?.querySelectorAll<HTMLElement>('h3 a')
    links?.[ids.indexOf(lastId) + 1]?.focus({ preventScroll: true })
  }, [ids])
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    pressed.current = { link: currentTarget, lastId: ids.at(-1) ?? 0 }
  }
  return { list, press }
}

/** Shares the address of the list, without the licence plate, by the share sheet of a phone or by copying it. */
function ShareList() {
  const w = useWords(tyreList)
  const words = useWords(tyres)
  const { data, address } = useListView()
  const share = () => {
    const state = { ...data.state, plate: null, skipped: [], previousAnswer: null }
    const url = new URL(address(state), location.origin).href
    const copyInstead = () =>
      copy(url).then(
        () => showToast({ title: w.copied }),
        () => showToast({ title: w.copyFailed, more: url, tone: 'warn' }),
      )
    if (!navigator.share) return copyInstead()
    return navigator
      .share({ title: listTitle(state, words), url })
      .catch((error: unknown) => (isCancelled(error) ? undefined : copyInstead()))
  }
  return (
    <Button look="link" className="with-scripts" onClick={() => void share()}>
      {w.share}
    </Button>
  )
}

/** A visitor who closes the share sheet needs no message. */
function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Pages without HTTPS have no `navigator.clipboard`. The promise is then rejected, because the function is `async`. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

// A page with a higher number is shown alone, so that its URL causes neither many requests nor HTML full of
// placeholders.
const mostPages = 5

interface EarlierPagesProps {
  /** The number of the first page that is shown. It is greater than 1. */
  readonly firstPage: number
  readonly onLoad: (page: ListData) => void
}

/**
 * Completes a list whose URL was opened at a later page, for example because somebody shared it. The HTML contains
 * only that page, which keeps it small. The earlier pages are loaded one after another and replace placeholders, so
 * that the list begins with its first tyre. Without scripts, a link leads to the previous page.
 */
function EarlierPages({ firstPage, onLoad }: EarlierPagesProps) {
  const { state, perPage } = useListView().data
  const page = firstPage - 1
  if (state.page > mostPages) return <PreviousLink page={page} />
  return <EarlierPage key={page} page={page} count={page * perPage} onLoad={onLoad} />
}

interface EarlierPageProps extends Pick<EarlierPagesProps, 'onLoad'> {
  readonly page: number
  /** The number of placeholders for the tyres of this page and of those before it. */
  readonly count: number
}

function EarlierPage({ page, count, onLoad }: EarlierPageProps) {
  const { data, address } = useListView()
  const { load, data: loaded } = useFetcher<ListData>()
  const href = address({ ...data.state, page })
  useEffect(() => void load(href), [load, href])
  // After a failure, the loader returns the list on screen, which is another page.
  const hasFailed = loaded !== undefined && loaded.state.page !== page
  useEffect(() => {
    if (loaded && !hasFailed) onLoad(loaded)
  }, [loaded, hasFailed, onLoad])
  if (hasFailed) return <PreviousLink page={page} />
  return (
    <>
      <PreviousLink page={page} className="without-scripts" />
      <CardPlaceholders count={count} />
    </>
  )
}

function PreviousLink({ page, className = '' }: { page: number; className?: string }) {
  const w = useWords(tyreList)
  const { data, address } = useListView()
  return (
    <p className={`results__more ${className}`}>
      <Anchor className="btn" href={address({ ...data.state, page })} rel="prev">
        {w.earlier}
      </Anchor>
    </p>
  )
}

export interface Shown {
  readonly tyres: readonly TyreCardProps[]
  /**
   * The number of the first page in `tyres`. It is greater than 1 if the visitor has not seen the earlier pages
   * during this visit.
   */
  readonly firstPage: number
}

const mostLists = 10
// The pages seen during this visit, by the list's URL without the page number. They are stored only in browsers.
const seen = new LruCache<string, Map<number, readonly TyreCardProps[]>>(mostLists)

/**
 * Returns the tyres of the requested page after those of the earlier pages that the visitor has seen. "Load more"
 * therefore appends tyres, and going back restores all of them. The function adds a further page of the same list.
 */
export function useShownTyres(data: ListData) {
  // Adding a page renders the list again.
  const [, setAdded] = useState<ListData>()
  useEffect(() => remember(data), [data])
  const add = useCallback((page: ListData) => {
    remember(page)
    setAdded(page)
  }, [])
  return [joined(seen.get(keyOf(data)), data.state.page, data.tyres), add] as const
}

export function joined(
  pages: ReadonlyMap<number, readonly TyreCardProps[]> | undefined,
  page: number,
  tyres: readonly TyreCardProps[],
): Shown {
  let firstPage = page
  const parts = [tyres]
  while (pages?.has(firstPage - 1)) {
    firstPage -= 1
    parts.unshift(pages.get(firstPage) ?? [])
  }
  const byId = new Map(parts.flat().map((card) => [card.tyre.id, card]))
  return { tyres: [...byId.values()], firstPage }
}

function remember(data: ListData): void {
  const { state, tyres } = data
  const key = keyOf(data)
  const pages = seen.get(key) ?? new Map<number, readonly TyreCardProps[]>()
  seen.set(key, pages.set(state.page, tyres))
}

/** Pages of the same URL belong together only if the same vehicle determines their order. */
function keyOf({ state, vehicleFirst }: ListData): string {
  return `${listAddress({ ...state, page: 1 }, 'en')} ${vehicleFirst?.name}`
}

/** Marks a recommended tyre in the list below the recommendations. */
function PickMark({ tyreId }: { tyreId: number }) {
  const w = useWords(levelWords)
  const { guide } = useListView().data
  const pick = guide?.recommended?.picks.find(({ card }) => card.tyre.id === tyreId)
  return pick ? <p className="pick-mark">{w[pick.level]}</p> : null
}
