import type { TeamRole } from '@pito/contracts/staff-team'
import { listRoles } from '@pito/contracts/staff-team'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { requireRight } from '../session/lacks-right.ts'

export const newRole: TeamRole = { name: 'new', title: '', rights: [], members: 0, version: 0 }

export async function loadRole(api: Api, name: string): Promise<TeamRole> {
  if (name === newRole.name) {
    await requireRight(api, 'edit-staff')
    return newRole
  }
  const { data } = await api(listRoles, {})
  const role = data.find((each) => each.name === name)
  if (!role) throw new ApiRefusal(404, { success: 0, code: 'not-found', message: '' })
  return role
}
