import type {
  CartVehicle,
  checkCartVehicle,
  confirmCartLines,
  getCartVehicle,
  skipCartVehicle,
} from '@pito/contracts/cart-vehicle'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import { searchesPlates } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { Refused, refuse } from '../../platform/refuse.ts'
import { vehicleOfPlate } from '../../vehicles/index.ts'
import { ownerOf } from '../cart-owner.ts'
import { mergeGuestCart } from '../merge-cart.ts'
import type { VehicleFacts } from './vehicle-store.ts'
import { markForAnotherCar, readVehicleFacts, skipQuestion, storePlate } from './vehicle-store.ts'

export async function showCartVehicle(ctx: Context): Promise<Answer<typeof getCartVehicle.customer>> {
  await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller)
  const facts = owner && (await readVehicleFacts(ctx.sql, owner))
  if (!facts) return ok(noVehicle)
  if (facts.plate !== '') return ok(await vehicleOf(ctx, facts.plate))
  return ok({ ...noVehicle, asks: searchesPlates(ctx.platform.config) && asksForPlate(facts) })
}

/** Stores the plate only if it leads to a vehicle. */
export async function checkVehicle(
  ctx: Context,
  { licence_plate }: Input<typeof checkCartVehicle.customer>,
): Promise<Answer<typeof checkCartVehicle.customer>> {
  await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const vehicle = await vehicleOfPlate(ctx, licence_plate)
  await ctx.transaction(async (tx) => {
    if (!(await storePlate(tx, owner, vehicle.licence_plate, ctx.now))) refuse('not-found')
  })
  return ok({ ...noVehicle, vehicle })
}

export async function skipVehicle(ctx: Context): Promise<Answer<typeof skipCartVehicle.customer>> {
  await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  await ctx.transaction(async (tx) => {
    if (!(await skipQuestion(tx, owner, ctx.now))) refuse('not-found')
  })
  return ok(noVehicle)
}

/** Lines that are not in the cart any more are ignored. */
export async function confirmLines(
  ctx: Context,
  { line_item_ids }: Input<typeof confirmCartLines.customer>,
): Promise<Answer<typeof confirmCartLines.customer>> {
  await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller)
  if (!owner) return ok({ line_item_ids: [] })
  const marked = await ctx.transaction((tx) => markForAnotherCar(tx, owner, line_item_ids))
  return ok({ line_item_ids: marked })
}

const noVehicle: CartVehicle = { vehicle: null, not_checked: null, asks: false }

function asksForPlate({ isSkipped, vehicleTypes }: VehicleFacts): boolean {
  return !isSkipped && vehicleTypes.some(isFittable)
}

function vehicleOf(ctx: Context, plate: string): Promise<CartVehicle> {
  return vehicleOfPlate(ctx, plate).then((vehicle) => ({ ...noVehicle, vehicle }), notChecked)
}

const plateRefusals = [
  'plate-not-readable',
  'plate-unknown',
  'plate-search-down',
  'too-many-requests',
] as const

/** Turns the refusal of a plate search into a fact about the cart, which is shown nevertheless. */
function notChecked(error: unknown): CartVehicle {
  const code = error instanceof Refused && plateRefusals.find((known) => known === error.code)
  if (!code) throw error
  return { ...noVehicle, not_checked: code }
}
