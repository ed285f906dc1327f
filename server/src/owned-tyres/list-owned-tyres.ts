import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  listOwnedTyres as contract,
  OwnedSet,
  OwnedVehicle,
  listOwnedVehicles as vehiclesContract,
} from '@pito/contracts/owned-tyres'
import { readLicencePlate } from '@pito/contracts/values/licence-plate'
import { customerOf } from '../accounts/index.ts'
import type { Offer } from '../catalogue/index.ts'
import { readOffers } from '../catalogue/index.ts'
import { invoicePath } from '../orders/index.ts'
import type { Context } from '../platform/context.ts'
import { ok, page as pageOf } from '../platform/http/calls.ts'
import type { OwnedSetRow } from './store.ts'
import { readOwnedSets, readOwnedVehicles } from './store.ts'

const perPage = 50

export async function listOwnedTyres(
  ctx: Context,
  { page }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const { rows, total } = await readOwnedSets(ctx.sql, customerOf(ctx).customerId, { page, perPage })
  const offers = await readOffers(ctx, ctx.sql, [...new Set(rows.map(({ tyreId }) => tyreId))])
  return pageOf(
    rows.map((row) => shownSet(row, ctx, offers)),
    { total, page, perPage },
  )
}

export async function listOwnedVehicles(ctx: Context): Promise<Answer<typeof vehiclesContract>> {
  return ok((await readOwnedVehicles(ctx.sql, customerOf(ctx).customerId)).map(shownVehicle))
}

function shownSet(
  row: OwnedSetRow,
  { locale, caller }: Context,
  offers: ReadonlyMap<number, Offer>,
): OwnedSet {
  const { fitting, fittedAt } = row
  return {
    id: row.id,
    vehicle: row.vehicle && shownVehicle(row.vehicle),
    state: row.state,
    name: locale === 'fi_FI' ? row.nameFi : row.nameEn,
    quantity: row.quantity,
    product: offers.get(row.tyreId)?.product ?? null,
    is_sold: row.isSold,
    order_number: row.orderNumber,
    bought_at: row.createdAt.toISOString(),
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    fitting: fitting && { ...fitting, at: fittedAt?.toISOString() ?? null },
    production_weeks: [...row.weeks],
    invoice_path: row.hasInvoice ? invoicePath(caller, row.orderNumber) : null,
  }
}

/** Writes the plate as on the car: it is stored without a dash, because customers type it in several ways. */
function shownVehicle({ licence_plate: plate, ...vehicle }: OwnedVehicle): OwnedVehicle {
  return { ...vehicle, licence_plate: plate && (readLicencePlate(plate)?.text ?? plate) }
}
