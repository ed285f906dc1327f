/** There are banners for cars, and others for all heavier vehicles. */
export function bannerCategory(vehicle: number): 2 | 3 {
  return vehicle === 2 ? 2 : 3
}
