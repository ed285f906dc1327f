import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { ServicePrices } from '../service-points/index.ts'
import { lowestPrices, readPricesAt, readPricesAtEach } from '../service-points/index.ts'
import type { ServiceLine } from './rules/service-lines.ts'
import { serviceLines } from './rules/service-lines.ts'
import type { ChosenService } from './store.ts'
import type { TyresInCart } from './tyres-in-cart.ts'

export const installationId = 1

export interface ServiceOfCart extends ServiceLine {
  readonly serviceId: number
  /** The id of the choice in the cart; null for the installation, which is added by the choice of fitting. */
  readonly chosenId: number | null
  readonly nameFi: string
  readonly nameEn: string
  readonly isPricePerQuantity: boolean
}

interface ServicesOfCart {
  readonly lines: readonly ServiceOfCart[]
  /** False if a chosen service is not offered for these tyres at the point or, if no point is chosen, at any point. */
  readonly areServed: boolean
}

const none: ServicesOfCart = { lines: [], areServed: true }

interface Request {
  readonly tyres: readonly TyresInCart[]
  readonly chosen: readonly ChosenService[]
  /** The service point; null before a point is chosen, in which case the lowest price of all points applies. */
  readonly pointId: number | null
}

/** Prices the installation and the other chosen services for the given tyres. */
export async function priceServices(
  ctx: Pick<Context, 'platform'>,
  sql: Sql,
  { tyres, chosen, pointId }: Request,
): Promise<ServicesOfCart> {
  if (tyres.length === 0) return none
  const question = questionOf(tyres, chosen)
  const found = await (pointId === null
    ? lowestPrices(ctx, sql, question)
    : readPricesAt(sql, pointId, question))
  const lines = found.map((service) => linesOf(service, tyres, chosen))
  return { lines: lines.flatMap((of) => of ?? []), areServed: !lines.includes(null) }
}

/** Prices the same services at several points at once; points that do not offer all of them are left out. */
export async function priceServicesAtEach(
  sql: Sql,
  pointIds: readonly number[],
  { tyres, chosen }: Omit<Request, 'pointId'>,
): Promise<ReadonlyMap<number, readonly ServiceOfCart[]>> {
  if (tyres.length === 0 || pointIds.length === 0) return new Map()
  const found = await readPricesAtEach(sql, pointIds, questionOf(tyres, chosen))
  const byPoint = Map.groupBy(found, ({ pointId }) => pointId)
  return new Map(
    [...byPoint].flatMap(([pointId, services]) => {
      const lines = services.map((service) => linesOf(service, tyres, chosen))
      return lines.includes(null) ? [] : [[pointId, lines.flatMap((of) => of ?? [])] as const]
    }),
  )
}

function questionOf(tyres: readonly TyresInCart[], chosen: readonly ChosenService[]) {
  return {
    serviceIds: [installationId, ...chosen.map(({ serviceId }) => serviceId)],
    groups: tyres.map(({ vehicleType, rim, runFlat }) => ({ vehicleTypeId: vehicleType, rim, runFlat })),
  }
}

function linesOf(
  service: ServicePrices,
  tyres: readonly TyresInCart[],
  chosen: readonly ChosenService[],
): ServiceOfCart[] | null {
  const { serviceId, nameFi, nameEn, isPricePerQuantity } = service
  const choice = chosen.find((one) => one.serviceId === serviceId)
  const lines = serviceLines(service, tyres, choice?.rim ?? null)
  if (!lines) return null
  const named = { serviceId, chosenId: choice?.id ?? null, nameFi, nameEn, isPricePerQuantity }
  return lines.map((line) => ({ ...named, ...line }))
}

/** Returns whether service points offer the installation for all of these tyres. */
export async function isFittedSomewhere(
  ctx: Pick<Context, 'platform'>,
  sql: Sql,
  tyres: readonly TyresInCart[],
): Promise<boolean> {
  if (tyres.length === 0) return true
  const found = await lowestPrices(ctx, sql, questionOf(tyres, []))
  return found.some(({ prices }) => !prices.includes(null))
}
