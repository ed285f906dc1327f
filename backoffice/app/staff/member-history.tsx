import { getTeamMember } from '@pito/contracts/staff-team'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { MemberHead } from './member-head.tsx'
import { teamWords } from './team-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const id = params.id ?? ''
  const [member, history] = await Promise.all([
    api(getTeamMember, { id }),
    loadHistory(api, { kind: 'staff', id }, url),
  ])
  return { member: member.data, history }
}, 'read-staff')

export default function MemberHistory() {
  const w = useWords(teamWords)
  const { member, history } = useLoaderData<typeof clientLoader>()
  const labels = { name: w.name, roles: w.roles, active: w.isActive, second_factor: w.secondFactor }
  return (
    <div className="stack">
      <MemberHead member={member} tab="history" />
      <RecordHistory page={history} labels={labels} />
    </div>
  )
}
