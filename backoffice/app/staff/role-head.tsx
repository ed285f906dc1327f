import type { TeamRole } from '@pito/contracts/staff-team'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { useWords } from '@pito/web/words/words'
import { PageHead } from '../list/page-head.tsx'
import { RecordHead } from '../record/record-head.tsx'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'

interface RoleHeadProps {
  readonly role: Pick<TeamRole, 'name' | 'title'>
  /** Null for a new role, which has no tabs yet. */
  readonly tab: 'data' | 'history' | null
}

export function RoleHead({ role, tab }: RoleHeadProps) {
  const w = useWords(teamWords)
  const nameOf = useRoleNames()
  const roles = { label: w.roles, href: '/staff/roles' }
  if (tab === null)
    return (
      <>
        <Breadcrumb label={w.roles} crumbs={[roles]} here={w.newRole} />
        <PageHead title={w.newRole} />
      </>
    )
  return (
    <RecordHead
      name={nameOf(role)}
      list={roles}
      path={`/staff/roles/${role.name}`}
      tab={tab}
      tabsLabel={w.partsOfRole}
    />
  )
}
