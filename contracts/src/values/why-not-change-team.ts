import type { StaffRight } from './staff-rights.ts'

/** The member of staff who makes a change. */
export interface Authority {
  readonly rights: readonly StaffRight[]
  readonly isOwner: boolean
}

/** Describes a change of a member of staff or of a role. */
export interface TeamChange {
  /** The rights that somebody is granted or that somebody loses. */
  readonly rights: readonly StaffRight[]
  /** Whether the change concerns an owner, or makes somebody an owner. */
  readonly concernsOwner: boolean
}

/**
 * Returns why somebody with the right to edit staff may not make a change: only owners change owners and make owners,
 * and nobody grants or takes rights that they do not have themselves. Without this rule a second account would do what
 * people cannot do for themselves.
 */
export function whyNotChangeTeam(
  { rights, isOwner }: Authority,
  change: TeamChange,
): 'owners-only' | 'rights-not-held' | null {
  if (isOwner) return null
  if (change.concernsOwner) return 'owners-only'
  return change.rights.every((right) => rights.includes(right)) ? null : 'rights-not-held'
}
