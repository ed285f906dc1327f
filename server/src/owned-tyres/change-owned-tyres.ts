import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  nameOwnedVehicle as namingContract,
  removeOwnedVehicle as removingContract,
  saveOwnedSet as savingContract,
} from '@pito/contracts/owned-tyres'
import { accountSentences } from '@pito/contracts/values/account-sentences'
import { customerOf, lockCustomer } from '../accounts/index.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import {
  deleteVehicle,
  insertVehicle,
  readOwnVehicle,
  renameVehicle,
  storeSet,
  storeVehicles,
} from './store.ts'

export function saveOwnedSet(
  ctx: Context,
  { id, vehicle_id: chosen, new_vehicle: name, state }: Input<typeof savingContract>,
): Promise<Answer<typeof savingContract>> {
  return change(ctx, async (tx, customerId) => {
    const vehicleId = name ? await insertVehicle(tx, customerId, name) : chosen
    if (vehicleId && !(await readOwnVehicle(tx, customerId, vehicleId))) refuse('not-found')
    if (!(await storeSet(tx, customerId, { id, vehicleId, state }))) refuse('not-found')
  })
}

export function nameOwnedVehicle(
  ctx: Context,
  { id, name }: Input<typeof namingContract>,
): Promise<Answer<typeof namingContract>> {
  return change(ctx, async (tx, customerId) => {
    const { licencePlate } = (await readOwnVehicle(tx, customerId, id)) ?? refuse('not-found')
    // Without a plate and a name nobody could tell which vehicle it is.
    if (!licencePlate && !name)
      refuse('not-valid', { errors: { name: [accountSentences.vehicleNameMissing[ctx.locale]] } })
    await renameVehicle(tx, id, name)
  })
}

export function removeOwnedVehicle(
  ctx: Context,
  { id }: Input<typeof removingContract>,
): Promise<Answer<typeof removingContract>> {
  return change(ctx, async (tx, customerId) => {
    if (!(await readOwnVehicle(tx, customerId, id))) refuse('not-found')
    await deleteVehicle(tx, customerId, id)
  })
}

/** Changes the vehicles and sets of the caller, who is locked, so that two changes happen one after the other. */
async function change(ctx: Context, work: (tx: Tx, customerId: string) => Promise<void>) {
  const { customerId } = customerOf(ctx)
  await ctx.transaction(async (tx) => {
    if (!(await lockCustomer(tx, customerId))) refuse('session-ended')
    await storeVehicles(tx, customerId)
    await work(tx, customerId)
  })
  return ok(null)
}
