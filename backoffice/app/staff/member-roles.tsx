import type { TeamMember, TeamRole } from '@pito/contracts/staff-team'
import { Button } from '@pito/ui/button'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { ConfirmedForm } from '../confirm/confirmed-form.tsx'
import { CheckGroup } from './check-group.tsx'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'

interface MemberRolesProps {
  readonly member: Pick<TeamMember, 'id' | 'roles'>
  readonly roles: readonly TeamRole[]
}

export function MemberRoles({ member, roles }: MemberRolesProps) {
  const w = useWords(teamWords)
  const nameOf = useRoleNames()
  const form = useFetcherForm<'roles'>({
    id: 'member-roles',
    action: `/staff/${member.id}`,
    fields: ['roles'],
    retainsValues: true,
  })
  return (
    <ConfirmedForm form={form} className="team__form">
      <CheckGroup
        name="roles"
        legend={w.roles}
        options={roles.map((role) => ({ value: role.name, label: nameOf(role) }))}
        checked={member.roles.map(({ name }) => name)}
        error={form.error('roles')}
      />
      <Button type="submit" look="go" busy={form.pending}>
        {w.saveRoles}
      </Button>
      <p role="status">{form.result?.outcome === 'done' && w.rolesSaved}</p>
    </ConfirmedForm>
  )
}
