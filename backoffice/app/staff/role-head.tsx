import type { TeamRole } from '@pito/contracts/staff-team'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { RecordTabs } from '@pito/ui/record-tabs'
import { useWords } from '@pito/web/words/words'
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
  const title = tab ? nameOf(role) : w.newRole
  const path = `/staff/roles/${role.name}`
  return (
    <>
      <title>{`${title} – Pito`}</title>
      <Breadcrumb label={w.roles} crumbs={[{ label: w.roles, href: '/staff/roles' }]} here={title} />
      <h1>{title}</h1>
      {tab && (
        <RecordTabs
          label={w.partsOfRole}
          tabs={[
            { href: path, label: w.data, current: tab === 'data' },
            { href: `${path}/history`, label: w.history, current: tab === 'history' },
          ]}
        />
      )}
    </>
  )
}
