import { settled } from '@pito/web/parts/settled'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { PageHead } from '../list/page-head.tsx'
import { loadStaff } from '../session/load-staff.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { countWithoutEprel, NeedsAttention } from './needs-attention.tsx'
import { rightDescriptions } from './right-descriptions.ts'
import { rightWords } from './right-words.ts'
import { startWords } from './start-words.ts'
import { UnreadableArticles } from './unreadable-articles.tsx'

export const clientLoader = staffPage(async (api) => {
  const staff = await loadStaff(api)
  return staff?.rights.includes('read-catalogue') ? settled(countWithoutEprel(api)) : null
})

/** Shows what needs attention, the logged-in member of staff and their rights. */
export default function Start() {
  const w = useWords(startWords)
  const { name, email, rights } = useStaff()
  const attention = useLoaderData<typeof clientLoader>()
  return (
    <div className="stack">
      <PageHead title={w.title} />
      <UnreadableArticles />
      {attention && <NeedsAttention first={attention} />}
      <p>
        {w.loggedInAs}: <b>{name}</b> <span className="quiet">{email}</span>
      </p>
      <h2>{w.mayDo}</h2>
      {rights.length === 0 ? <p>{w.mayDoNothing}</p> : <Rights />}
    </div>
  )
}

function Rights() {
  const names = useWords(rightWords)
  const descriptions = useWords(rightDescriptions)
  return (
    <div className="prose">
      <ul>
        {useStaff().rights.map((right) => (
          <li key={right}>
            {names[right]}
            <div className="quiet small">{descriptions[right]}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}
