/** The shop's two seasons. They determine the background colour and the headline. */
export type Season = 'winter' | 'summer'

export interface Day {
  /** The month, from 1 to 12. */
  readonly month: number
  readonly day: number
}

export function dayOf(date: string): Day {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return { month, day }
}

/** Returns the season for a day: customers buy summer tyres from March and winter tyres from September. */
export function seasonOn({ month }: Day): Season {
  return month >= 3 && month <= 8 ? 'summer' : 'winter'
}

/**
 * True from 1 November to 31 March, when studs are allowed and the law requires winter tyres if the weather demands
 * them.
 */
export function isWinterByLaw({ month }: Day): boolean {
  return month >= 11 || month <= 3
}

/** Returns the column of a day in the year strip, which runs from September to August with two columns per month. */
export function halfMonthOfStrip({ month, day }: Day): number {
  return ((month + 3) % 12) * 2 + (day > 15 ? 1 : 0)
}
