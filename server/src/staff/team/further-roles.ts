import { randomUUID } from 'node:crypto'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type * as contracts from '@pito/contracts/staff-team'
import { deliveredRoleNames, isDeliveredRole } from '@pito/contracts/values/staff-rights'
import { recordChange } from '../../platform/audit/record-change.ts'
import { refuseStale } from '../../platform/audit/refuse-stale.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import type { RoleRow } from '../role-store.ts'
import {
  deleteFurtherRole,
  hasRole,
  lockRole,
  lockRoles,
  rolesWithRights,
  saveFurtherRole,
  titleIsTaken,
} from '../role-store.ts'
import { staffOf } from '../staff-with.ts'
import { changeTeam } from './change-member.ts'

type Answers = typeof contracts

export async function listRoles({ sql }: Context): Promise<Answer<Answers['listRoles']>> {
  const roles = await rolesWithRights(sql)
  const place = ({ name }: RoleRow) => (isDeliveredRole(name) ? deliveredRoleNames.indexOf(name) : Infinity)
  const isLater = (a: RoleRow, b: RoleRow) =>
    place(a) - place(b) || (a.title ?? '').localeCompare(b.title ?? '')
  return ok(roles.toSorted(isLater))
}

export async function createRole(
  ctx: Context,
  { title, rights }: Input<Answers['createRole']>,
): Promise<Answer<Answers['createRole']>> {
  // The name has to be unlike those of roles that a later version may deliver.
  const name = `role-${randomUUID().slice(0, 8)}`.replaceAll(/\d/g, (digit) =>
    'ghijklmnop'.charAt(Number(digit)),
  )
  await changeTeam(ctx, [], async (tx) => ({
    rights,
    concernsOwner: false,
    async carryOut() {
      await lockRoles(tx)
      if (await titleIsTaken(tx, title, name)) refuse('title-taken')
      await saveFurtherRole(tx, { name, title, rights })
      await recordRole(ctx, tx, name, { before: null, after: { title, rights } })
    },
  }))
  return ok({ name })
}

export async function updateRole(
  ctx: Context,
  { role: name, title, rights, version }: Input<Answers['updateRole']>,
): Promise<Answer<Answers['updateRole']>> {
  if (isDeliveredRole(name)) refuse('role-delivered')
  const { id } = await staffOf(ctx.platform, ctx.caller)
  await changeTeam(ctx, [], async (tx) => {
    await lockRoles(tx)
    const before = (await lockRole(tx, name)) ?? refuse('not-found')
    if (await hasRole(tx, id, name)) refuse('own-permissions')
    return {
      rights: [...new Set(before.rights).symmetricDifference(new Set(rights))],
      concernsOwner: false,
      async carryOut() {
        await refuseStale(tx, { record: { kind: 'role', id: name }, sent: version, current: before })
        if (await titleIsTaken(tx, title, name)) refuse('title-taken')
        await saveFurtherRole(tx, { name, title, rights })
        await recordRole(ctx, tx, name, { before, after: { title, rights } })
      },
    }
  })
  return ok(null)
}

export async function deleteRole(
  ctx: Context,
  { role: name }: Input<Answers['deleteRole']>,
): Promise<Answer<Answers['deleteRole']>> {
  if (isDeliveredRole(name)) refuse('role-delivered')
  await changeTeam(ctx, [], async (tx) => {
    const before = (await lockRole(tx, name)) ?? refuse('not-found')
    return {
      rights: before.rights,
      concernsOwner: false,
      async carryOut() {
        if (!(await deleteFurtherRole(tx, name))) refuse('role-in-use')
        await recordRole(ctx, tx, name, { before, after: null })
      },
    }
  })
  return ok(null)
}

type RoleFields = Pick<RoleRow, 'title' | 'rights'>

interface RoleChange {
  readonly before: RoleFields | null
  readonly after: RoleFields | null
}

function recordRole(ctx: Context, tx: Tx, name: string, { before, after }: RoleChange): Promise<void> {
  return recordChange(tx, ctx, {
    action: actionOf(before, after),
    record: { kind: 'role', id: name },
    before: shownRole(before),
    after: shownRole(after),
    origin: 'form',
  })
}

function actionOf(before: RoleFields | null, after: RoleFields | null): string {
  if (!before) return 'role-created'
  return after ? 'role-changed' : 'role-deleted'
}

function shownRole(role: RoleFields | null) {
  return role && { title: role.title, rights: role.rights.toSorted() }
}
