import type { TeamRole } from '@pito/contracts/staff-team'
import { listRoles } from '@pito/contracts/staff-team'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'

export const newRole: TeamRole = { name: 'new', title: '', rights: [], members: 0, version: 0 }

export async function loadRole(api: Api, name: string): Promise<TeamRole> {
  if (name === newRole.name) return newRole
  const { data } = await api(listRoles, {})
  const role = data.find((each) => each.name === name)
  if (!role) throw new ApiRefusal(404, { success: 0, code: 'not-found', message: '' })
  return role
}
