import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import { continueIds, insertRows } from '../insert-rows.ts'
import { demoPoints } from './demo-points.ts'
import { extraServices, extraTranslations } from './demo-services.ts'
import { openingHours } from './opening-hours.ts'
import { pricesAt } from './prices-at.ts'

/** Stores 220 invented service points at real places, more of them in larger towns. */
export async function fillServicePoints(tx: Tx): Promise<void> {
  const points = demoPoints()
  await insertRows(tx, 'service', extraServices)
  await insertRows(tx, 'service_translation', extraTranslations)
  await insertRows(
    tx,
    'service_point',
    points.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'service_point_hours',
    points.flatMap(({ row, dice }) => openingHours(row, dice)),
  )
  await insertRows(
    tx,
    'service_point_vehicle_type',
    points.flatMap(({ row, vehicleTypes }) =>
      vehicleTypes.map((vehicleTypeId) => ({ servicePointId: row.id, vehicleTypeId })),
    ),
  )
  await insertRows(
    tx,
    'service_point_bay',
    points.flatMap(({ row, bays }) =>
      Array.from({ length: bays }, (_, index) => ({ servicePointId: row.id, number: index + 1 })),
    ),
  )
  await insertRows(
    tx,
    'service_point_service',
    points.flatMap(({ row, vehicleTypes, dice }) =>
      pricesAt({ servicePointId: row.id, vehicleTypes, minRim: row.minRim, maxRim: row.maxRim }, dice),
    ),
  )
  // Service points that offer the service of pressure sensors also fit tyres with sensors.
  await tx`
    update service_point point set fits_tpms = true
    where exists (select from service_point_service where service_point_id = point.id and service_id = 2)`
  await continueIds(tx, 'service_point')
  await continueIds(tx, 'service')
}

export async function hasServicePoints(sql: Sql): Promise<boolean> {
  return (await sql`select from service_point limit 1`).length > 0
}
