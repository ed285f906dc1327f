/** The days of the reminders, each as MM-DD. */
interface ReminderDays {
  readonly winter: string
  readonly summer: string
}

export interface ReminderSeason {
  readonly season: keyof ReminderDays
  /** Names the season of one year, such as 2026-winter. Each customer is reminded once for it. */
  readonly key: string
  /** The day of the reminder as YYYY-MM-DD. Only who has agreed by then is reminded. */
  readonly day: string
}

/** A reminder that could not be sent on its day is sent in the days after it, and not when it is of no use any more. */
const latestDays = 6

/** Returns the season for which customers are reminded on this day, which is a date as YYYY-MM-DD, or null. */
export function reminderSeason(days: ReminderDays, today: string): ReminderSeason | null {
  const year = Number(today.slice(0, 4))
  const seasons = (['winter', 'summer'] as const).flatMap((season) =>
    [year, year - 1].map((of) => ({ season, key: `${of}-${season}`, day: `${of}-${days[season]}` })),
  )
  const since = ({ day }: ReminderSeason) => (Date.parse(today) - Date.parse(day)) / 86_400_000
  return seasons.find((one) => since(one) >= 0 && since(one) <= latestDays) ?? null
}
