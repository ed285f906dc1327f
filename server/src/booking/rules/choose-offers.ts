import type { OfferKind } from '@pito/contracts/values/offer-kind'
import { offerKinds } from '@pito/contracts/values/offer-kind'

/** A service point that fits the tyres, with its next free time. */
export interface Candidate {
  readonly km: number
  /** The date and time as text that sorts chronologically. */
  readonly next: string
  /** The price of the fitting. */
  readonly cents: number
}

export interface Offer<Fitter> {
  readonly candidate: Fitter
  readonly kinds: readonly OfferKind[]
}

/** A service point farther away is offered only if no service point within this distance fits the tyres. */
const nearKm = 30

/**
 * Returns the candidate with the earliest time within 30 km; if two have the same time, the nearer one. A candidate
 * farther away is returned only if there is none within 30 km.
 */
export function earliestOf<One extends Candidate>(candidates: readonly One[]): One | null {
  const [earliest] = withinReach(candidates).toSorted(
    (one, other) => one.next.localeCompare(other.next) || one.km - other.km,
  )
  return earliest ?? null
}

/**
 * Returns the earliest candidate, the nearest one and the cheapest one, each of them once. Of candidates that are
 * equally near or equally cheap, one that is offered already is preferred, and then the earliest.
 */
export function chooseOffers<One extends Candidate>(candidates: readonly One[]): Offer<One>[] {
  const earliest = earliestOf(candidates)
  if (!earliest) return []
  const byTime = withinReach(candidates).toSorted((one, other) => one.next.localeCompare(other.next))
  const nearest = least([earliest, ...byTime], ({ km }) => km)
  const cheapest = least([earliest, nearest, ...byTime], ({ cents }) => cents)
  const chosen = { earliest, nearest, cheapest }
  return [...new Set(Object.values(chosen))].map((candidate) => ({
    candidate,
    kinds: offerKinds.filter((kind) => chosen[kind] === candidate),
  }))
}

function withinReach<One extends Candidate>(candidates: readonly One[]): readonly One[] {
  const near = candidates.filter(({ km }) => km <= nearKm)
  return near.length > 0 ? near : candidates
}

/** Returns the first candidate whose value no other one is below. */
function least<One>([first, ...others]: readonly [One, ...One[]], valueIn: (one: One) => number): One {
  return others.reduce((best, one) => (valueIn(one) < valueIn(best) ? one : best), first)
}
