import { getTeamMember, listRoles } from '@pito/contracts/staff-team'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { loadHistory } from '../history/load-history.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { staffPage } from '../session/staff-page.ts'
import { inWords } from './history-in-words.ts'
import { MemberHead } from './member-head.tsx'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'

export const clientLoader = staffPage(async (api, { params, url }) => {
  const id = params.id ?? ''
  const [member, roles, history] = await Promise.all([
    api(getTeamMember, { id }),
    api(listRoles, {}),
    loadHistory(api, { kind: 'staff', id }, url),
  ])
  return { member: member.data, roles: roles.data, history }
}, 'read-staff')

export default function MemberHistory() {
  const w = useWords(teamWords)
  const { member, roles, history } = useLoaderData<typeof clientLoader>()
  const nameOf = useRoleNames()
  const titles = new Map(roles.map(({ name, title }) => [name, title]))
  const labels = { name: w.name, roles: w.roles, active: w.isActive, second_factor: w.secondFactor }
  const named = inWords(history, 'roles', (name) => nameOf({ name, title: titles.get(name) ?? null }))
  return (
    <div className="stack">
      <MemberHead member={member} tab="history" />
      <RecordHistory page={named} labels={labels} />
    </div>
  )
}
