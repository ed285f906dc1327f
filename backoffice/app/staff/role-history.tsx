import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { rightWords } from '../account/right-words.ts'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { inWords } from './history-in-words.ts'
import { loadRole } from './load-role.ts'
import { RoleHead } from './role-head.tsx'
import { teamWords } from './team-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const name = params.role ?? ''
  const [role, history] = await Promise.all([
    loadRole(api, name),
    loadHistory(api, { kind: 'role', id: name }, url),
  ])
  return { role, history }
}, 'read-staff')

export default function RoleHistory() {
  const w = useWords(teamWords)
  const rightNames: Readonly<Record<string, string>> = useWords(rightWords)
  const { role, history } = useLoaderData<typeof clientLoader>()
  const nameOf = (right: string) => rightNames[right] ?? right
  return (
    <div className="stack">
      <RoleHead role={role} tab="history" />
      <RecordHistory
        page={inWords(history, 'rights', nameOf)}
        labels={{ title: w.title, rights: w.rights }}
      />
    </div>
  )
}
