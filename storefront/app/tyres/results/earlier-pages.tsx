import { Anchor } from '@pito/ui/anchor'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useListView } from '../list-view.ts'
import type { ListData } from '../load-list.ts'
import { tyreList } from '../tyre-list-words.ts'
import { CardPlaceholders } from './card-placeholders.tsx'

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
export function EarlierPages({ firstPage, onLoad }: EarlierPagesProps) {
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
