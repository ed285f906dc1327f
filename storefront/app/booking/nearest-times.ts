import type { DealerTimes, TimeStart } from './dealer-times.ts'

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
