/** With one decimal, halves up; null without a review. */
export function meanStars(starsInAll: number, reviews: number): number | null {
  // In whole tenths, since 4.25 is no exact number of a computer.
  return reviews === 0 ? null : Math.floor((20 * starsInAll + reviews) / (2 * reviews)) / 10
}
