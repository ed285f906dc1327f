import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import { readVehicles } from '@pito/server/src/vehicles/models/read-vehicles.ts'
import { continueIds, insertRows } from '../insert-rows.ts'
import { readCsv } from '../read-csv.ts'

interface DemoVehicle {
  readonly vehicleTypeId: number
  readonly make: string
  readonly model: string
  readonly yearFrom: number
  readonly yearTo: number | null
  readonly sizes: readonly string[]
}

/** Stores the demo's vehicles, each with its approved tyre sizes. */
export async function fillVehicles(tx: Tx): Promise<void> {
  const vehicles = [...carsAndVans(), ...trucks()]
  await insertRows(
    tx,
    'fitted_vehicle',
    vehicles.map(({ sizes: _, ...vehicle }, index) => ({ id: index + 1, ...vehicle })),
  )
  await continueIds(tx, 'fitted_vehicle')
  await insertRows(
    tx,
    'fitted_vehicle_size',
    vehicles.flatMap(({ sizes }, index) =>
      sizes.flatMap((text) => {
        const size = readSize(text)
        return size ? [{ fittedVehicleId: index + 1, ...size }] : []
      }),
    ),
  )
}

export async function hasVehicles(sql: Sql): Promise<boolean> {
  return (await sql`select from fitted_vehicle limit 1`).length > 0
}

function carsAndVans(): DemoVehicle[] {
  return readVehicles().map(({ make, model, yearFrom, yearTo, isVan, sizes, rearSizes }) => ({
    vehicleTypeId: isVan ? van : car,
    make,
    model,
    yearFrom,
    yearTo,
    sizes: [...new Set([...sizes, ...rearSizes])],
  }))
}

function trucks(): DemoVehicle[] {
  const rows = readCsv<'make' | 'model' | 'year_from' | 'year_to' | 'tyre_sizes'>('truck-fitments.csv')
  return rows.map(({ make, model, year_from, year_to, tyre_sizes }) => ({
    vehicleTypeId: truck,
    make,
    model,
    yearFrom: Number(year_from),
    yearTo: year_to ? Number(year_to) : null,
    sizes: tyre_sizes.split(';'),
  }))
}

const size = /^(\d{1,3}(?:\.\d+)?)(?:\/(\d+))? R(\d{2}(?:\.\d)?)(C?)$/

function readSize(text: string) {
  const match = size.exec(text)
  if (!match) return null
  const [, width, aspect = 0, diameter, commercial] = match
  return {
    width: Number(width),
    aspect: Number(aspect),
    diameter: Number(diameter),
    commercial: commercial === 'C',
  }
}
