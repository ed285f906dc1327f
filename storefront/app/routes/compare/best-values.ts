type Rank = string | number | null

/** The lowest known value is best, and ties share it. No value is best unless another known value is worse. */
export function bestValues(ranks: readonly Rank[]): boolean[] {
  const known = ranks.filter((rank) => rank !== null)
  const best = known.reduce<Rank>((lowest, rank) => (lowest === null || rank < lowest ? rank : lowest), null)
  const beatsAny = known.some((rank) => rank !== best)
  return ranks.map((rank) => beatsAny && rank === best)
}
