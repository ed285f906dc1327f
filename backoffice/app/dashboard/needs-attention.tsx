import { getStaffArticles } from '@pito/contracts/staff-articles'
import { Anchor } from '@pito/ui/anchor'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import { startWords } from './dashboard-words.ts'

const filters = { state: 'on-sale', eprel_missing: '1' } as const

/** Counts the articles on sale that need an EPREL number and have none. */
export async function countWithoutEprel(api: Api): Promise<number> {
  const { total } = await api(getStaffArticles, filters)
  return total
}

/** Shows how many articles need attention, with a link to their list. */
export function NeedsAttention({ first }: { readonly first: Settled<number> }) {
  const w = useWords(startWords)
  const api = useApi()
  const { data, failure, loading, load } = usePart(first, () => countWithoutEprel(api))
  if (failure) return <PartAlert title={w.noAttention} failure={failure} again={load} loading={loading} />
  return (
    <>
      <h2>{w.attention}</h2>
      {data === 0 ? (
        <p>{w.nothing}</p>
      ) : (
        <p>
          <Anchor className="link" href={`/articles?${new URLSearchParams(filters)}`}>
            {w.eprelMissing}
          </Anchor>
          : {data}
        </p>
      )}
    </>
  )
}
