import { getStaffMember } from '@pito/contracts/staff'
import { getTeamMember } from '@pito/contracts/staff-team'
import type { Authority } from '@pito/contracts/values/why-not-change-team'
import { whyNotChangeTeam } from '@pito/contracts/values/why-not-change-team'
import type { Api } from '@pito/web/api/api'
import type { teamWords } from './team-words.ts'

/** Loads what the reader may grant. The API checks the same rule. */
export async function loadAuthority(api: Api): Promise<Authority> {
  const { data: me } = await api(getStaffMember, {})
  const { data } = await api(getTeamMember, { id: me.id })
  return { rights: me.rights, isOwner: data.roles.some(({ name }) => name === 'owner') }
}

type Granted = { readonly name: string; readonly rights: Authority['rights'] }

/** Returns a sentence that says why the reader may not grant or take a role, or undefined. */
export function whyNotGrant(
  authority: Authority,
  { name, rights }: Granted,
  w: Pick<(typeof teamWords)['fi'], 'ownersOnly' | 'rightsNotHeld'>,
): string | undefined {
  const why = whyNotChangeTeam(authority, { rights, concernsOwner: name === 'owner' })
  if (why === null) return undefined
  return why === 'owners-only' ? w.ownersOnly : w.rightsNotHeld
}
