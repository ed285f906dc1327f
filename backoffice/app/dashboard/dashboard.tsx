import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { loadStaff } from '../session/load-staff.ts'
import { staffPage } from '../session/staff-page.ts'
import { startWords } from './dashboard-words.ts'
import { loadGuide, SetUpOrWork } from './guide.tsx'
import { countWithoutEprel, NeedsAttention } from './needs-attention.tsx'
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
  const w = useWords(startWords)
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
