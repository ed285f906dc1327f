/** The interface of a vehicle registry, whoever operates it. */
export interface Registry {
  /**
   * Returns the vehicle with this plate. Returns null if the plate is unknown. Throws `RegistryDown` if the registry
   * does not respond.
   */
  find(plate: string): Promise<RegisteredVehicle | null>
}

export interface RegisteredVehicle {
  readonly make: string
  readonly model: string
  readonly firstRegistered: number
  /** The category of Regulation (EU) 2018/858: M1 cars, N1 vans, N2 and N3 trucks. */
  readonly category: 'M1' | 'N1' | 'N2' | 'N3'
  readonly energy: string
  readonly topSpeedKmh: number | null
  readonly axles: readonly Axle[]
}

interface Axle {
  readonly maxMassKg: number | null
  readonly tyres: number
  readonly sizes: readonly string[]
}

export class RegistryDown extends Error {
  override name = 'RegistryDown'
}
