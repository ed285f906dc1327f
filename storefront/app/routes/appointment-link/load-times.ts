import { getDealerAppointments } from '@pito/contracts/booking'
import type { Api } from '../../api/api.ts'

export interface FreeTimes {
  readonly days: readonly string[]
  /** The day chosen, else the first. */
  readonly date: string | null
  readonly startTimes: readonly string[]
}

/** The free times of the coming six weeks, one day of them open. */
export async function loadTimes(api: Api, dealerId: number, chosen: string | null): Promise<FreeTimes> {
  const { data } = (await api(getDealerAppointments, { id: String(dealerId) })).data
  const free = typeof data === 'string' ? [] : data.days.filter(({ start_times }) => start_times.length > 0)
  const day = free.find(({ schedule_date }) => schedule_date === chosen) ?? free[0]
  return {
    days: free.map(({ schedule_date }) => schedule_date),
    date: day?.schedule_date ?? null,
    startTimes: day?.start_times ?? [],
  }
}
