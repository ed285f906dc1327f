type Rank = string | number | null

/**
 * Marks each tyre that has the best value. The lowest known rank is best, and tyres with an equal rank share it. If
 * all known ranks are equal, no tyre is marked.
 */
export function bestValues(ranks: readonly Rank[]): boolean[] {
  const known = ranks.filter((rank) => rank !== null)
  const best = known.reduce<Rank>((lowest, rank) => (lowest === null || rank < lowest ? rank : lowest), null)
  const beatsAny = known.some((rank) => rank !== best)
  return ranks.map((rank) => beatsAny && rank === best)
}
