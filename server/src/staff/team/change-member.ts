import type { Authority, TeamChange } from '@pito/contracts/values/why-not-change-team'
import { whyNotChangeTeam } from '@pito/contracts/values/why-not-change-team'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { hasRole, rightsOfRoles } from '../role-store.ts'
import { recordDenial, staffOf, whichStaff } from '../staff-with.ts'
import { staffById } from '../store.ts'
import type { MemberRow } from './team-store.ts'
import { hasOtherOwner, lockOwnersAnd, memberById } from './team-store.ts'

interface Prepared<Result> extends TeamChange {
  /** Carries the change out. It is called only if the caller may make the change. */
  carryOut(): Promise<Result>
}

/**
 * Runs a change of the team or of its roles in a transaction that holds locks on the caller, all owners and the given
 * people. The caller's own rights are read under the locks, because they may have changed a moment ago. A change that
 * the caller may not make is recorded in the audit.
 */
export async function changeTeam<Result>(
  ctx: Context,
  ids: readonly string[],
  prepare: (tx: Tx) => Promise<Prepared<Result>>,
): Promise<Result> {
  const caller = await staffOf(ctx.platform, ctx.caller)
  const outcome = await ctx.transaction(async (tx) => {
    await lockOwnersAnd(tx, [caller.id, ...ids])
    await authorityOf(ctx, tx, caller.id)
    const change = await prepare(tx)
    // The rights are read again, because `prepare` may have waited for a change of one of the caller's roles.
    const refusal = whyNotChangeTeam(await authorityOf(ctx, tx, caller.id), change)
    return refusal ? { refusal } : { result: await change.carryOut() }
  })
  if (!('refusal' in outcome)) return outcome.result
  await recordDenial(ctx.platform, ctx, { staffId: caller.id, right: outcome.refusal })
  return refuse(outcome.refusal)
}

async function authorityOf({ platform }: Context, tx: Tx, staffId: string): Promise<Authority> {
  const staff = await staffById(tx, staffId, whichStaff(platform))
  if (!staff?.rights.includes('edit-staff')) refuse('not-allowed')
  return { rights: staff.rights, isOwner: await hasRole(tx, staffId, 'owner') }
}

/**
 * Runs a change of another member of staff, who has the given roles afterwards. At least one owner stays, and nobody
 * changes themselves.
 */
export function changeMember<Result>(
  ctx: Context,
  { id, roles }: { readonly id: string; readonly roles: readonly string[] | 'unchanged' },
  work: (tx: Tx, member: MemberRow) => Promise<Result>,
): Promise<Result> {
  const which = whichStaff(ctx.platform)
  return changeTeam(ctx, [id], async (tx) => {
    const member = (await memberById(tx, id, which)) ?? refuse('not-found')
    const before = namesOf(member.roles)
    const after = roles === 'unchanged' ? before : roles
    const changed = new Set(before).symmetricDifference(new Set(after))
    const isOwner = before.includes('owner')
    if (member.active && isOwner && !after.includes('owner') && !(await hasOtherOwner(tx, id, which)))
      refuse('last-owner')
    if (ctx.caller.kind === 'staff' && ctx.caller.staffId === id) refuse('own-permissions')
    return {
      rights: await rightsOfRoles(tx, [...changed]),
      concernsOwner: isOwner || after.includes('owner'),
      carryOut: () => work(tx, member),
    }
  })
}

/** Returns the names of roles in the order in which the history shows them. */
export function namesOf(roles: readonly { readonly name: string }[]): string[] {
  return roles.map(({ name }) => name).sort()
}
