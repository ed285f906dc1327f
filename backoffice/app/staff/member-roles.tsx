import type { TeamMember, TeamRole } from '@pito/contracts/staff-team'
import type { Authority } from '@pito/contracts/values/why-not-change-team'
import { useWords } from '@pito/web/words/words'
import { historyWords } from '../history/history-words.ts'
import { RecordForm } from '../record/record-form.tsx'
import { CheckGroup } from './check-group.tsx'
import { whyNotGrant } from './load-authority.ts'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'
import { tickedTexts, tickName } from './ticked-values.ts'

interface MemberRolesProps {
  readonly member: Pick<TeamMember, 'id' | 'roles' | 'version'>
  readonly roles: readonly TeamRole[]
  readonly authority: Authority
  /** Whether the chosen roles give a deactivated person access again. */
  readonly restores?: boolean
}

export function MemberRoles({ member, roles, authority, restores = false }: MemberRolesProps) {
  const w = useWords(teamWords)
  const { yes, no } = useWords(historyWords)
  const nameOf = useRoleNames()
  const fields = roles.map((role) => ({
    name: tickName('role', role.name),
    label: nameOf(role),
    shown: (text: string) => (text === 'on' ? yes : no),
  }))
  return (
    <RecordForm<string, MemberRolesProps['member']>
      id={restores ? 'member-restore' : 'member-roles'}
      action={`/staff/${member.id}`}
      fields={[...fields, { name: 'roles', label: w.roles }]}
      record={member}
      valuesOf={(each) =>
        tickedTexts(
          'role',
          each.roles.map(({ name }) => name),
        )
      }
      saveLabel={restores ? w.restore : w.saveRoles}
      keyed={restores}
      after={<span>{w.rolesSaved}</span>}
    >
      {({ outer, checkbox }) => (
        <CheckGroup
          {...outer('roles')}
          legend={w.roles}
          options={roles.map((role) => ({
            label: nameOf(role),
            control: checkbox(tickName('role', role.name)),
            unavailable: whyNotGrant(authority, role, w),
          }))}
        />
      )}
    </RecordForm>
  )
}
