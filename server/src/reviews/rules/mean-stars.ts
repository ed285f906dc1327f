/** Returns the mean number of stars with one decimal; halves are rounded up. Returns null if there is no review. */
export function meanStars(starsInAll: number, reviews: number): number | null {
  // The computation uses whole tenths, because floating point cannot represent every mean exactly.
  return reviews === 0 ? null : Math.floor((20 * starsInAll + reviews) / (2 * reviews)) / 10
}
