import type { TeamRole } from '@pito/contracts/staff-team'
import { staffRights } from '@pito/contracts/values/staff-rights'
import { Button } from '@pito/ui/button'
import { Disclosure } from '@pito/ui/disclosure'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { ConfirmedForm } from '../confirm/confirmed-form.tsx'
import { rightDescriptions } from '../start/right-descriptions.ts'
import { rightWords } from '../start/right-words.ts'
import { CheckGroup } from './check-group.tsx'
import { teamWords } from './team-words.ts'

interface RoleFormProps {
  readonly role: TeamRole
  readonly isNew: boolean
}

export function RoleForm({ role, isNew }: RoleFormProps) {
  const w = useWords(teamWords)
  const names = useWords(rightWords)
  const descriptions = useWords(rightDescriptions)
  const action = `/staff/roles/${role.name}`
  const form = useFetcherForm<'title' | 'rights'>({
    id: 'role',
    action,
    fields: ['title', 'rights'],
    initial: { title: role.title ?? '' },
    retainsValues: true,
  })
  const remove = useFetcherForm({ id: 'role-delete', action, fields: [] })
  return (
    <>
      <ConfirmedForm form={form} className="team__form">
        <Field label={w.title} error={form.error('title')}>
          <TextInput {...form.field('title')} maxLength={60} autoComplete="off" />
        </Field>
        <CheckGroup
          name="rights"
          legend={w.rights}
          options={staffRights.map((right) => ({
            value: right,
            label: names[right],
            hint: descriptions[right],
          }))}
          checked={role.rights}
          error={form.error('rights')}
        />
        <Button type="submit" look="go" busy={form.pending}>
          {w.saveRole}
        </Button>
        <p role="status">{form.result?.outcome === 'done' && w.roleSaved}</p>
      </ConfirmedForm>
      {!isNew && (
        <Disclosure summary={w.deleteRole}>
          <ConfirmedForm form={remove} className="stack stack--tight">
            <p>{w.deleteHint}</p>
            <Button type="submit" busy={remove.pending}>
              {w.deleteRole}
            </Button>
          </ConfirmedForm>
        </Disclosure>
      )}
    </>
  )
}
