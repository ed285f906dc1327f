/** There are banners for cars, and for all that is heavier. */
export function bannerCategory(vehicle: number): 2 | 3 {
  return vehicle === 2 ? 2 : 3
}
