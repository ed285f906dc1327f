import type { TeamRole } from '@pito/contracts/staff-team'
import { createRole, deleteRole, updateRole } from '@pito/contracts/staff-team'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { staffRights } from '@pito/contracts/values/staff-rights'
import type { Authority } from '@pito/contracts/values/why-not-change-team'
import { whyNotChangeTeam } from '@pito/contracts/values/why-not-change-team'
import { Button } from '@pito/ui/button'
import { Field } from '@pito/ui/field'
import { TextInput } from '@pito/ui/text-input'
import { formAction } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { rightDescriptions } from '../account/right-descriptions.ts'
import { rightWords } from '../account/right-words.ts'
import { historyWords } from '../history/history-words.ts'
import { ActionDialog } from '../record/action-dialog.tsx'
import { RecordForm } from '../record/record-form.tsx'
import { ConfirmedForm } from '../second-factor/confirmed-form.tsx'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { CheckGroup } from './check-group.tsx'
import { loadAuthority } from './load-authority.ts'
import { loadRole, newRole } from './load-role.ts'
import { RoleHead } from './role-head.tsx'
import { teamWords } from './team-words.ts'
import { tickedIn, tickedTexts, tickName } from './ticked-values.ts'

export const clientLoader = staffPage(async (api, { params }) => {
  const role = await loadRole(api, params.role ?? '')
  return { role, authority: await loadAuthority(api) }
}, 'read-staff')

export const clientAction = formAction(async (api, { form, params }) => {
  const role = params.role ?? ''
  if (textIn(form, formField) === 'role-delete') {
    await api(deleteRole, { role })
    return redirect('/staff/roles')
  }
  const values = { title: textIn(form, 'title'), rights: tickedIn(form, 'right') as StaffRight[] }
  if (role === newRole.name) {
    await api(createRole, values)
    return redirect('/staff/roles')
  }
  await api(updateRole, { role, version: Number(textIn(form, 'version')), ...values })
  return { done: null }
}).inBrowser

/** A role with its rights. Delivered roles are shown and cannot be changed. */
export default function Role() {
  const w = useWords(teamWords)
  const rightNames = useWords(rightWords)
  const { rights } = useStaff()
  const { role, authority } = useLoaderData<typeof clientLoader>()
  const isNew = role.name === newRole.name
  const mayEdit = rights.includes('edit-staff') && role.title !== null
  return (
    <div className="stack">
      <RoleHead role={role} tab={isNew ? null : 'data'} />
      {mayEdit ? (
        <RoleForm role={role} authority={authority} isNew={isNew} key={role.name} />
      ) : (
        <>
          {role.title === null && <p>{w.isDelivered}</p>}
          <ul className="prose">
            {role.rights.map((right) => (
              <li key={right}>{rightNames[right]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface RoleFormProps {
  readonly role: TeamRole
  readonly isNew: boolean
  readonly authority: Authority
}

function RoleForm({ role, isNew, authority }: RoleFormProps) {
  const w = useWords(teamWords)
  const action = `/staff/roles/${role.name}`
  return (
    <>
      <RecordForm<string, TeamRole>
        id="role"
        action={action}
        fields={useRoleFields()}
        record={isNew ? null : role}
        valuesOf={({ title, rights }) => ({ title: title ?? '', ...tickedTexts('right', rights) })}
        saveLabel={w.saveRole}
      >
        {({ outer, field, checkbox }) => (
          <>
            <Field label={w.title} {...outer('title')}>
              <TextInput {...field('title')} maxLength={60} autoComplete="off" />
            </Field>
            <RightsGroup {...outer('rights')} checkbox={checkbox} authority={authority} />
          </>
        )}
      </RecordForm>
      {!isNew && <RoleDeletion action={action} />}
    </>
  )
}

/** Each right has a field of its own, so that the changes of two people are merged right by right. */
function useRoleFields() {
  const w = useWords(teamWords)
  const { yes, no } = useWords(historyWords)
  const names = useWords(rightWords)
  const rights = staffRights.map((right) => ({
    name: tickName('right', right),
    label: names[right],
    shown: (text: string) => (text === 'on' ? yes : no),
  }))
  return [{ name: 'title', label: w.title }, ...rights, { name: 'rights', label: w.rights }]
}

interface RightsGroupProps {
  readonly id: string
  readonly error: string | undefined
  readonly authority: Authority
  readonly checkbox: (name: string) => Parameters<typeof CheckGroup>[0]['options'][number]['control']
}

function RightsGroup({ id, error, checkbox, authority }: RightsGroupProps) {
  const w = useWords(teamWords)
  const names = useWords(rightWords)
  const descriptions = useWords(rightDescriptions)
  return (
    <CheckGroup
      id={id}
      error={error}
      legend={w.rights}
      options={staffRights.map((right) => ({
        label: names[right],
        hint: descriptions[right],
        control: checkbox(tickName('right', right)),
        unavailable: whyNotChangeTeam(authority, { rights: [right], concernsOwner: false })
          ? w.notHeld
          : undefined,
      }))}
    />
  )
}

function RoleDeletion({ action }: { readonly action: string }) {
  const w = useWords(teamWords)
  const remove = useFetcherForm({ id: 'role-delete', action, fields: [] })
  return (
    <ActionDialog id="role-delete-dialog" label={w.deleteRole}>
      <ConfirmedForm form={remove} className="stack stack--tight">
        <p>{w.deleteHint}</p>
        <Button type="submit" busy={remove.pending}>
          {w.deleteRole}
        </Button>
      </ConfirmedForm>
    </ActionDialog>
  )
}
