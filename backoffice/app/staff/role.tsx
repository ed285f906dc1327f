import { createRole, deleteRole, updateRole } from '@pito/contracts/staff-team'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { formAction } from '@pito/web/form/form-action'
import { formField, textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { rightWords } from '../account/right-words.ts'
import { staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { loadAuthority } from './load-authority.ts'
import { loadRole, newRole } from './load-role.ts'
import { RoleForm } from './role-form.tsx'
import { RoleHead } from './role-head.tsx'
import { teamWords } from './team-words.ts'
import { tickedIn } from './ticked-values.ts'

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
