import { deliveredRoleNames, deliveredRoles, staffRights } from '@pito/contracts/values/staff-rights'
import type { Tx } from '../platform/database/sql.ts'
import {
  deleteOtherRights,
  giveTitleToFormerRoles,
  insertRights,
  lockRoles,
  saveDeliveredRole,
} from './role-store.ts'

/**
 * Makes the tables of rights and delivered roles equal to the lists of the code. It runs after the migrations. Further
 * roles stay, and lose only rights that no longer exist. A delivered role that the code no longer has becomes a further
 * role, because members of staff may still have it.
 */
export async function bringRightsInLine(tx: Tx): Promise<void> {
  await lockRoles(tx)
  await insertRights(tx, staffRights)
  for (const role of deliveredRoleNames) await saveDeliveredRole(tx, role, deliveredRoles[role])
  await giveTitleToFormerRoles(tx, deliveredRoleNames)
  await deleteOtherRights(tx, staffRights)
}
