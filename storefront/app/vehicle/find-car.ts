import type { VehicleModel } from '@pito/contracts/vehicles'
import { getVehicleModels } from '@pito/contracts/vehicles'
import type { Api } from '@pito/web/api/api'
import type { ListCar } from '../tyres/list/list-state.ts'
import type { ListedVehicle } from './find-vehicle.ts'
import { listsOfSizes } from './find-vehicle.ts'

interface CarChoices {
  readonly makes: readonly string[]
  readonly models: readonly string[]
  readonly years: readonly number[]
}

export interface CarAnswer {
  readonly vehicle: ListedVehicle | null
  readonly chosen: ListCar
  readonly choices: CarChoices
}

export const noCar: ListCar = { make: '', model: '', year: '' }

/** Finds the vehicle that was chosen by make, model and year, and what can be chosen next. */
export async function findCar(api: Api, { make, model, year }: ListCar): Promise<CarAnswer> {
  const query = {
    ...(make && { make }),
    ...(model && { model }),
    ...(/^\d{1,4}$/.test(year) && { year }),
  }
  const { makes, models, years, vehicle } = (await api(getVehicleModels, query)).data
  const choices = { makes, models, years }
  // Only the parts that are known are chosen in the selects.
  const known = {
    make: knownName(makes, make),
    model: knownName(models, model),
    year: knownName(years.map(String), year),
  }
  return { vehicle: vehicle && listedVehicle(vehicle), chosen: known, choices }
}

function knownName(offered: readonly string[], typed: string): string {
  return offered.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? ''
}

/** Converts the vehicle model to a vehicle of which only the sizes are known. The table has cars and vans only. */
function listedVehicle({ year, ...model }: VehicleModel): ListedVehicle {
  return {
    ...model,
    licence_plate: '',
    usual_form: true,
    first_registered: year,
    energy: '',
    load_per_tyre_kg: null,
    load_per_twin_tyre_kg: null,
    top_speed_kmh: null,
    light: true,
    lists: listsOfSizes(model),
  }
}
