import type { TeamRole } from '@pito/contracts/staff-team'
import { createRole, deleteRole, listRoles, updateRole } from '@pito/contracts/staff-team'
import type { StaffRight } from '@pito/contracts/values/staff-rights'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { formField, textIn } from '@pito/web/form/form-result'
import { useWords } from '@pito/web/words/words'
import { redirect, useLoaderData } from 'react-router'
import { staffAction, staffPage } from '../session/staff-page.ts'
import { useStaff } from '../session/use-staff.ts'
import { rightWords } from '../start/right-words.ts'
import { RoleForm } from './role-form.tsx'
import { useRoleNames } from './role-words.ts'
import { teamWords } from './team-words.ts'

const newRole: TeamRole = { name: 'new', title: '', rights: [], members: 0 }

async function loadRole(api: Api, name: string): Promise<TeamRole> {
  if (name === newRole.name) return newRole
  const { data } = await api(listRoles, {})
  const role = data.find((each) => each.name === name)
  if (!role) throw new ApiRefusal(404, { success: 0, code: 'not-found', message: '' })
  return role
}

export const clientLoader = staffPage((api, { params }) => loadRole(api, params.role ?? ''), 'read-staff')

export const clientAction = staffAction(async (api, { form, params }) => {
  const role = params.role ?? ''
  if (textIn(form, formField) === 'role-delete') {
    await api(deleteRole, { role })
    return redirect('/staff/roles')
  }
  const values = { title: textIn(form, 'title'), rights: form.getAll('rights') as StaffRight[] }
  if (role === newRole.name) {
    await api(createRole, values)
    return redirect('/staff/roles')
  }
  await api(updateRole, { role, ...values })
  return { done: null }
})

/** A role with its rights. Delivered roles are shown and cannot be changed. */
export default function Role() {
  const w = useWords(teamWords)
  const nameOf = useRoleNames()
  const rightNames = useWords(rightWords)
  const { rights } = useStaff()
  const role = useLoaderData<typeof clientLoader>()
  const title = role.name === newRole.name ? w.newRole : nameOf(role)
  const mayEdit = rights.includes('edit-staff') && role.title !== null
  return (
    <div className="stack">
      <title>{`${title} – Pito`}</title>
      <Breadcrumb label={w.roles} crumbs={[{ label: w.roles, href: '/staff/roles' }]} here={title} />
      <h1>{title}</h1>
      {mayEdit ? (
        <RoleForm role={role} isNew={role.name === newRole.name} key={role.name} />
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
