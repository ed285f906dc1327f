export interface Circle {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
}

export interface DealerSearch extends Circle {
  /** The type of the vehicle. `allVehicles` matches service points for any type. */
  readonly vehicleType: number
  /** The ids of services. The service point must offer all of them. */
  readonly serviceIds: readonly number[]
  /** Rim sizes in inches. The service point must fit all of them. */
  readonly rimSizes: readonly number[]
  readonly runFlat: boolean
  /** Days of the week, from 1 (Sunday) to 7 (Saturday). The service point must be open on at least one of them. */
  readonly workingDays: readonly number[]
  /** The order of the result: 0 and 4 are nearest first, 1 farthest first, 2 by name A–Ö, 3 by name Ö–A. */
  readonly sort: 0 | 1 | 2 | 3 | 4
  readonly localeId: 1 | 2
}

/** Returns the range of latitudes and longitudes that contains the whole circle. */
export function boxAround({ latitude, longitude, radiusKm }: Circle) {
  const [kmOfDegree, nearThePole] = [111.19, 0.01]
  const height = radiusKm / kmOfDegree
  const width = height / Math.max(nearThePole, Math.cos(((Math.abs(latitude) + height) * Math.PI) / 180))
  return {
    south: latitude - height,
    north: latitude + height,
    west: longitude - width,
    east: longitude + width,
  }
}
