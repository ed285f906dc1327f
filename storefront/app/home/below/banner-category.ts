/**
 * Returns the category of banners for a vehicle type: one category is for cars, and the other one is for all heavier
 * vehicles.
 */
export function bannerCategory(vehicle: number): 2 | 3 {
  return vehicle === 2 ? 2 : 3
}
