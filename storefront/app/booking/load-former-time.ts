import type { Cart } from '@pito/contracts/cart'
import type { Api } from '@pito/web/api/api'
import { withoutSeconds } from '@pito/web/locale/day-shown'
import { settled } from '@pito/web/parts/settled'
import type { DealerTimes, TimeStart } from './dealer-times.ts'
import { freeDay, loadTimes } from './dealer-times.ts'

/** The times that the service point of a cart's former time offers now. */
export interface OfferedTimes {
  /** Whether the former time itself is still free. */
  readonly isFree: boolean
  readonly nearest: readonly TimeStart[]
}

/**
 * Loads what can be offered instead of the time that the cart had before. Returns null if the cart had none. If the
 * times cannot be loaded, the former time counts as free, because the server checks it when it is taken.
 */
export async function loadFormerTime(
  api: Api,
  { former_appointment: former }: Pick<Cart, 'former_appointment'>,
): Promise<OfferedTimes | null> {
  if (!former) return null
  const { data: times } = await settled(loadTimes(api, former.dealer_id))
  if (!times) return { isFree: true, nearest: [] }
  const wanted = { date: former.schedule_date, time: withoutSeconds(former.start_time) }
  const isFree = freeDay(times, wanted.date)?.times.includes(wanted.time) ?? false
  return { isFree, nearest: nearestTimes(times, wanted) }
}

const fewTimes = 3

/** Returns the free times nearest to the wanted one, in the order in which they come. */
export function nearestTimes({ days }: DealerTimes, wanted: TimeStart): readonly TimeStart[] {
  const distance = (time: TimeStart) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return days
    .flatMap(({ date, times }) => times.map((time) => ({ date, time })))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, fewTimes)
    .toSorted((a, b) => minutesOf(a) - minutesOf(b))
}

/** Both times are local times of the service point, so the zone does not matter for their order and distance. */
function minutesOf({ date, time }: TimeStart): number {
  return Date.parse(`${date}T${time}Z`) / 60_000
}
