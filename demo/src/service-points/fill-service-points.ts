import type { Tx } from '@pito/server/src/platform/database/database.ts'
import {
  service,
  servicePoint,
  servicePointBay,
  servicePointHours,
  servicePointService,
  servicePointVehicleType,
  serviceTranslation,
} from '@pito/server/src/service-points/tables.ts'
import { sql } from 'drizzle-orm'
import { continueIds, insertRows } from '../insert-rows.ts'
import { demoPoints } from './demo-points.ts'
import { extraServices, extraTranslations } from './demo-services.ts'
import { openingHours } from './opening-hours.ts'
import { pricesAt } from './prices-at.ts'

/** 220 invented points at real places, more where more people live. */
export async function fillServicePoints(tx: Tx): Promise<void> {
  const points = demoPoints()
  await insertRows(tx, service, extraServices)
  await insertRows(tx, serviceTranslation, extraTranslations)
  await insertRows(
    tx,
    servicePoint,
    points.map(({ row }) => row),
  )
  await insertRows(
    tx,
    servicePointHours,
    points.flatMap(({ row, dice }) => openingHours(row.id, dice)),
  )
  await insertRows(
    tx,
    servicePointVehicleType,
    points.flatMap(({ row, vehicleTypes }) =>
      vehicleTypes.map((vehicleTypeId) => ({ servicePointId: row.id, vehicleTypeId })),
    ),
  )
  await insertRows(
    tx,
    servicePointBay,
    points.flatMap(({ row, bays }) =>
      Array.from({ length: bays }, (_, index) => ({ servicePointId: row.id, number: index + 1 })),
    ),
  )
  await insertRows(
    tx,
    servicePointService,
    points.flatMap(({ row, vehicleTypes, dice }) =>
      pricesAt({ servicePointId: row.id, vehicleTypes, minRim: row.minRim, maxRim: row.maxRim }, dice),
    ),
  )
  await continueIds(tx, servicePoint)
  await continueIds(tx, service)
}

export async function hasServicePoints(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from ${servicePoint} limit 1`)
  return rowCount !== 0
}
