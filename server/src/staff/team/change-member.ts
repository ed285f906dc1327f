import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { requireSecondFactor } from '../../platform/sessions/require-second-factor.ts'
import { staffOf, whichStaff } from '../staff-with.ts'
import { staffById } from '../store.ts'
import type { MemberRow } from './team-store.ts'
import { hasOtherOwner, lockOwnersAnd, memberById } from './team-store.ts'

interface Change {
  /** Whether the person is an owner afterwards. */
  readonly staysOwner: boolean
}

/**
 * Runs a change of another member of staff in a transaction that holds locks on that person, the caller and all owners.
 * The caller's own right is read again under the lock, because an owner may have lost it a moment ago.
 */
export async function changeMember<Result>(
  ctx: Context,
  id: string,
  { staysOwner }: Change,
  work: (tx: Tx, member: MemberRow) => Promise<Result>,
): Promise<Result> {
  await requireSecondFactor(ctx)
  const caller = await staffOf(ctx.platform, ctx.caller)
  const which = whichStaff(ctx.platform)
  return ctx.transaction(async (tx) => {
    await lockOwnersAnd(tx, [caller.id, id])
    if (!(await staffById(tx, caller.id, which))?.rights.includes('edit-staff')) refuse('not-allowed')
    const member = (await memberById(tx, id, which)) ?? refuse('not-found')
    const isOwner = member.active && member.roles.some(({ name }) => name === 'owner')
    if (isOwner && !staysOwner && !(await hasOtherOwner(tx, id, which))) refuse('last-owner')
    if (id === caller.id) refuse('own-permissions')
    return work(tx, member)
  })
}

/** Returns the names of roles in the order in which the history shows them. */
export function namesOf(roles: readonly { readonly name: string }[]): string[] {
  return roles.map(({ name }) => name).sort()
}
