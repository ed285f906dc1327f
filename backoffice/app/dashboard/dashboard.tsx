import { getStaffArticles } from '@pito/contracts/staff-articles'
import { Anchor } from '@pito/ui/anchor'
import type { Api } from '@pito/web/api/api'
import { useApi } from '@pito/web/api/use-api'
import { PartAlert } from '@pito/web/parts/part-alert'
import type { Settled } from '@pito/web/parts/settled'
import { settled } from '@pito/web/parts/settled'
import { usePart } from '@pito/web/parts/use-part'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { loadStaff } from '../session/load-staff.ts'
import { staffPage } from '../session/staff-page.ts'
import { dashboardWords } from './dashboard-words.ts'
import { loadGuide, SetUpOrWork } from './guide.tsx'
import { UnreadableArticles } from './unreadable-articles.tsx'

export const clientLoader = staffPage(async (api) => {
  const staff = await loadStaff(api)
  if (!staff) return null
  const [guide, attention] = await Promise.all([
    settled(loadGuide(api)),
    staff.rights.includes('read-catalogue') ? settled(countWithoutEprel(api)) : null,
  ])
  return { guide, attention }
})

/** Shows a set-up guide until the shop can sell, then the work of today, and what needs attention. */
export default function Start() {
  const w = useWords(dashboardWords)
  const loaded = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead title={w.title} />
      <UnreadableArticles />
      {loaded && <SetUpOrWork first={loaded.guide} />}
      {loaded?.attention && <NeedsAttention first={loaded.attention} />}
    </div>
  )
}

const filters = { state: 'on-sale', eprel_missing: '1' } as const

/** Counts the articles on sale that need an EPREL number and have none. */
async function countWithoutEprel(api: Api): Promise<number> {
  const { total } = await api(getStaffArticles, filters)
  return total
}

/** Shows how many articles need attention, with a link to their list. */
function NeedsAttention({ first }: { readonly first: Settled<number> }) {
  const w = useWords(dashboardWords)
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
