export interface Circle {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
}

export interface DealerSearch extends Circle {
  /** `allVehicles` leaves the type of vehicle open. */
  readonly vehicleType: number
  /** All of them have to be offered. */
  readonly serviceIds: readonly number[]
  /** In inches; all of them have to fit. */
  readonly rimSizes: readonly number[]
  readonly runFlat: boolean
  /** Open on any of them, 1 Sunday to 7 Saturday. */
  readonly workingDays: readonly number[]
  /** 0 nearest, 1 farthest, 2 name A-Ö, 3 name Ö-A */
  readonly sort: 0 | 1 | 2 | 3
  readonly localeId: 1 | 2
}

/** A range of latitudes and longitudes that a circle on the globe does not leave. */
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
