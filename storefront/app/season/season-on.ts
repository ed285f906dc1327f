/** The shop's two seasons: what the ground colour and the headline speak of. */
export type Season = 'winter' | 'summer'

export interface Day {
  /** 1 to 12. */
  readonly month: number
  readonly day: number
}

export function dayOf(date: string): Day {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return { month, day }
}

/** From March one buys for the summer, from September for the winter. */
export function seasonOn({ month }: Day): Season {
  return month >= 3 && month <= 8 ? 'summer' : 'winter'
}

/** Studs are allowed from 1 November to 31 March, and winter tyres are required then when the weather asks. */
export function isWinterByLaw({ month }: Day): boolean {
  return month >= 11 || month <= 3
}

/** The strip's year runs from September to August, two columns a month. */
export function halfMonthOfStrip({ month, day }: Day): number {
  return ((month + 3) % 12) * 2 + (day > 15 ? 1 : 0)
}
