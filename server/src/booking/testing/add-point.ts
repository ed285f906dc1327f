import { car } from '@pito/contracts/values/vehicle-type'
import type pg from 'pg'
import type { Values } from '../../../testing/insert-row.ts'
import { insertRow } from '../../../testing/insert-row.ts'
import { pointValues } from '../../../testing/point-values.ts'

interface Changed {
  readonly slug?: string
  readonly bays?: number
  readonly row?: Values
}

/**
 * The point fits cars on rims from 13 to 20 inches, Monday to Friday from 8 to 10, from the day after tomorrow on. It
 * holds its own stock, so that the delivery time of tyres does not matter where a test is about something else.
 */
export async function addPoint(
  pool: pg.Pool,
  { slug = pointValues.slug, bays = 1, row = {} }: Changed = {},
): Promise<{ pointId: number; bayIds: number[] }> {
  const pointId = await insertRow(pool, 'service_point', {
    ...pointValues,
    slug,
    min_skip_day: 1,
    holds_own_stock: true,
    min_rim: 13,
    max_rim: 20,
    ...row,
  })
  for (const day_id of [2, 3, 4, 5, 6])
    await insertRow(pool, 'service_point_hours', {
      service_point_id: pointId,
      day_id,
      start_time: '08:00',
      end_time: '10:00',
    })
  await insertRow(pool, 'service_point_vehicle_type', { service_point_id: pointId, vehicle_type_id: car })
  await insertRow(pool, 'service_point_service', {
    service_point_id: pointId,
    service_id: 1,
    vehicle_type_id: car,
    price_cents: 1990,
  })
  const bayIds: number[] = []
  for (let number = 1; number <= bays; number++)
    bayIds.push(await insertRow(pool, 'service_point_bay', { service_point_id: pointId, number }))
  return { pointId, bayIds }
}
